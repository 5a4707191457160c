// Elements of arrays in a set of locations that nobody knows: what the set is said to have may be assigned, and the rest may not.
class SetOfElements {
    int[] a;
    //@ public ghost \locset own;

    //@ requires a != null && a.length > 2 && 0 <= i && i < a.length;
    //@ requires \subset(\singleton(a[1]), own);
    //@ assignable own;
    void kept(int i) {
        a[1] = 3;
    }

    //@ requires a != null && a.length > 2;
    //@ requires \subset(\singleton(a[1]), own);
    //@ assignable own;
    void broken() {
        a[2] = 3; // EXPECT violated: assignment to an array element, which is not assignable in 'SetOfElements.broken()'
    }

    //@ requires a != null && a.length > 2 && 0 <= i && i < a.length;
    //@ requires \subset(\locset(a[*]), own);
    //@ assignable own;
    void all(int i) {
        a[i] = 3;
    }

    //@ requires a != null && a.length > 2 && 0 <= i && i < a.length;
    //@ requires \subset(\singleton(a[i]), own);
    //@ assignable own;
    void one(int i) {
        a[i] = 3;
    }
}
