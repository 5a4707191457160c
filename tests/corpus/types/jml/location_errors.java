// What is not a location.
class LocationErrors {
    int n;
    int[] a;

    /*@ pure @*/ int get() {
        return n;
    }

    //@ assignable this; // EXPECT error@20: not a location: expected a variable, a field, an array element, 'x.*' or 'a[i..j]'
    //@ assignable get(); // EXPECT error: not a location
    //@ assignable a.length; // EXPECT error: not a location
    //@ assignable \result; // EXPECT error: not a location
    //@ assignable n.*; // EXPECT error: 'int' has no fields
    //@ assignable n[*]; // EXPECT error: an array is needed here, found 'int'
    //@ assignable a[0..true]; // EXPECT error: index must be int, found 'boolean'
    //@ assignable nowhere.*; // EXPECT error: 'nowhere'
    void step() {}
}
// COVERS assignable, assignable array elements, assignable fields of objects
