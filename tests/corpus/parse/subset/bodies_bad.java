// Mistakes in local and anonymous classes, and in throw.
class Bodies {
    void f() {
        class extends Object { } // EXPECT error: expected identifier, found 'extends'
    }
    void g() {
        Object o = new Object() { int = 1; }; // EXPECT error: expected identifier, found '='
    }
    void h() {
        throw; // EXPECT error: expected expression, found ';'
    }
}
// COVERS local classes, anonymous classes, throw
