// Statements without parts.
class Simple {
    int f(int a) throws Exception {
        ;
        a++; --a; a = 1; a += 2; f(a); new Simple(); this.f(a).g();
        { } { ; { } }
        assert a > 0; assert a > 0 : "message";
        label: ; x: y: z: { break x; }
        for (;;) { break; } for (;;) { continue; }
        synchronized (this) { }
        if (a > 0) throw new Exception();
        return a;
    }
    void g() { return; }
}
// COVERS blocks, labels, break, continue, return, throw, synchronized, assert
