// Inputs of many kinds; tests/extra/paths-jvm runs the tests made from these paths on a JVM.
// ARGS --all --objects 2 --array-length 2 --compact
// EXIT 1
class Kinds {
    enum Color { RED, GREEN }
    record Point(int x, Color c) { }
    private static class Hidden { int z; }
    static class In<X> { X v; private final int k; In<X> next; In(int k) { this.k = k; } }
    private static int count;
    Integer boxed;
    char ch;
    Hidden hidden;
    short sh;
    static int f(String s, Color c, Point p, In<String> in, int[][] a) {
        if (s == null) return 0;
        if (s.length() == 2) return 1;
        if (c == Color.GREEN) return 2;
        if (p != null && p.x() > 3) return 3;
        if (in != null && in.k > 4 && in.next != null) return 4;
        if (a.length > 1 && a[1] != null) return a[1].length; // EXPECT violated: null dereference: NullPointerException in 'Kinds.f(String, Kinds.Color, Kinds.Point, Kinds.In<String>, int[][])'
        count++;
        return 5;
    }
    Object g(In<Kinds> l) {
        if (boxed != null && boxed == 3) return this;
        if (ch == 'x') { Kinds t = new Kinds(); t.boxed = 77; t.hidden = hidden; return t; } // EXPECT cut: executions that need more than 2 objects of class 'Kinds' in 'Kinds.g(Kinds.In<Kinds>)'
        if (l != null && l.v == this) { l.v = null; l.next = new In<>(4); return null; } // EXPECT cut: executions that need more than 2 objects of class 'In' in 'Kinds.g(Kinds.In<Kinds>)'
        if (hidden != null && hidden.z == 5) { hidden.z = 6; throw new IllegalStateException(); } // EXPECT violated: exception 'IllegalStateException' is not allowed by the specification in 'Kinds.g(Kinds.In<Kinds>)'
        if (sh == 3) { sh++; return new int[] {1, 2, sh}; }
        return "abc";
    }
    private long h(long x, byte y) { return x > 5 ? x * 2 : y; }
    Kinds(int x) { if (x > 3) boxed = x; else ch = 'q'; }
    Kinds() { }
}
