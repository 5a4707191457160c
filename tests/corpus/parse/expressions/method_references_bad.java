// Mistakes in references to methods.
class MethodReferencesBad {
    void f() {
        a = b::; // EXPECT error@16: expected identifier, found ';'
        a = b::3; // EXPECT error@16: expected identifier, found '3'
        a = int[]; // EXPECT error@18: expected '.class' or '::', found ';'
        a = String[]; // EXPECT error@21: expected '.class' or '::', found ';'
        a = int[].length; // EXPECT error@18: expected '.class' or '::', found '.'
        a = b::<C>; // EXPECT error@19: expected identifier, found ';'
    }
}
// COVERS method reference
