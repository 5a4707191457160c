// Types that fields and parameters cannot have.
class FieldTypes {
    void a; // EXPECT error: variable 'a' cannot have type 'void'
    var b = 1; // EXPECT error: 'var' is not allowed here
}
// COVERS classes
