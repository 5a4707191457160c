// Names are looked up from the inside out: inner class, then outer.
class Outer {
    int x = 1;
    int only = 2;
    int both() { return 1; }
    int f(int a) { return a; }

    class Inner {
        String x = "s";
        String both() { return "b"; }
        int use() { return x.length() + both().length() + only + Outer.this.x + Outer.this.both() + f(3); }
    }
}
// COVERS shadowing, inner classes, qualified this
