// A local class sees the locals around it, its own members first.
class LocalCapture {
    int f(int p) {
        final int q = 2;
        class Local {
            int p = 5;
            int sum() { return this.p + q; }
        }
        record Pair(int a, int b) { int sum() { return a + b; } }
        enum Mode { ON, OFF }
        interface Face { int x(); }
        return new Local().sum() + new Pair(1, 2).sum() + Mode.ON.ordinal() + p;
    }
}
// COVERS local classes, captured variables, nested classes
