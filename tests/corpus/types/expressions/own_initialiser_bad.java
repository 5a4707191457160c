// A variable in its own initialiser.
class OwnInitialiser {
    void use() {
        var f = f + 1; // EXPECT error: cannot infer the type of 'f' from an initialiser that uses it
    }
}
// COVERS var
