// Model methods and annotations that are broken off.
class Modifiers {
    //@ model int i( ; // EXPECT error: expected type, found ';'
    @Pure( ) ) int j() { return 1; } // EXPECT error: expected type, found ')'
}
// COVERS model methods, modifiers as annotations
