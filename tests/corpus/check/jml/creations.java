// Objects that specifications create: each its own, as the constructor leaves it.
class Pair {
    final int x, y;
    //@ requires x <= y; ensures this.x == x && this.y == y; pure
    Pair(int x, int y) { this.x = x; this.y = y; }
    /*@ pure @*/ Pair turned() { return new Pair(-y, -x); }
    /*@ pure @*/ int sum() { return x + y; }
    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object o) { return o instanceof Pair && ((Pair) o).x == x && ((Pair) o).y == y; }
}
record Point(int a, int b) { }
class Positive {
    final int n;
    /*@ pure @*/ Positive(int n) { if (n <= 0) throw new IllegalArgumentException(); this.n = n; }
    class Inner { /*@ pure @*/ Inner() { } }
}
class Creations {
    //@ requires a <= b; ensures \result.equals(new Pair(a, b));
    static Pair kept(int a, int b) { return new Pair(a, b); }
    //@ requires a <= b; ensures \result.equals(new Pair(a, b)); // EXPECT violated: postcondition in 'Creations.broken(int, int)'
    static Pair broken(int a, int b) { return new Pair(a, a); }
    //@ ensures new Pair(1, 2) != \result && new Pair(1, 2) != new Pair(1, 2);
    static Pair own() { return new Pair(1, 2); }
    //@ ensures new Pair(a, b).sum() == a + b && new Pair(a, b).turned().x == -b;
    static void asked(int a, int b) { }
    //@ ensures new Pair(a, b).turned().x == -a; // EXPECT violated: postcondition in 'Creations.askedWrongly(int, int)'
    static void askedWrongly(int a, int b) { }
    //@ ensures new Point(a, b).equals(new Point(a, b)) && new Point(a, 1).b() == 1;
    static void records(int a, int b) { }
    //@ requires n > 0; ensures new Positive(n).n == n;
    static void made(int n) { }
    // What throws has no value.
    //@ ensures new Positive(n).n == n; // EXPECT violated: postcondition in 'Creations.notMade(int)'
    static void notMade(int n) { }
    //@ ensures p.new Inner() != null; // EXPECT unknown: this creation in a specification (not modelled) in 'Creations.inner(Positive)'
    static void inner(Positive p) { }
}
