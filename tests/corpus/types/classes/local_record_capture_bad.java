// A local record, enum or interface is static: it sees no locals and no instance.
class LocalCapture {
    int field;
    int f(int p) {
        record Pair(int a) { int sum() { return a + p; } } // EXPECT error: local variable 'p' cannot be used in a static context
        record Other(int a) { int sum() { return a + field; } } // EXPECT error: instance field 'field' cannot be used in a static context
        return 1;
    }
}
// COVERS local classes, captured variables, static context
