// Mistakes in the creation of objects and arrays.
class CreationBad {
    void f() {
        a = new A; // EXPECT error@18: expected '(' or '[', found ';'
        a = new int; // EXPECT error@20: expected '[', found ';'
        a = new int(1); // that no object of a primitive type can be made is not a matter of syntax
        a = new int[]; // EXPECT error@22: expected array initializer, found ';'
        a = new int[1] {1}; // EXPECT error@24: an array has either dimensions or an initializer, not both
        a = new int[1; // EXPECT error@22: expected ']', found ';' // EXPECT note@20: to match this '['
        a = new (); // EXPECT error@17: expected type, found '('
        a = new 3(); // EXPECT error@17: expected type, found '3'
        a = new A(1, ); // EXPECT error@22: expected expression, found ')'
        a = new A(1; // EXPECT error@20: expected ')', found ';' // EXPECT note@18: to match this '('
        a = new int[] {1 2}; // EXPECT error@26: expected '}', found '2' // EXPECT note@23: to match this '{'
        a = b.new int[3]; // EXPECT error@22: expected '[', found '['
        a = {1, 2}; // EXPECT error@13: expected expression, found '{'
    }
}
// COVERS creation, array creation
