// Words that no class can be called.
class record { } // EXPECT error: 'record' cannot be the name of a class
class Outer {
    interface sealed { } // EXPECT error: 'sealed' cannot be the name of a class
    enum permits { } // EXPECT error: 'permits' cannot be the name of a class
    void f() {
        class var { } // EXPECT error: 'var' cannot be the name of a class
    }
}
// COVERS classes
