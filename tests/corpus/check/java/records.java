record Point(int x, int y) {
    Point {
        if (x < 0) {
            x = 0;
        }
    }

    //@ ensures \result.x == y && (y >= 0 ==> \result.x() == y) && \result.y() == x; // EXPECT violated: postcondition in 'Point.swap()'
    Point swap() {
        return new Point(y, x);
    }

    int sum() {
        return x + y;
    }
}

class Records {
    //@ requires a >= 0;
    //@ ensures \result == a + b;
    static int made(int a, int b) {
        return new Point(a, b).sum();
    }

    //@ ensures \result >= 0;
    static int compact(int a) {
        return new Point(a, 1).x();
    }

    //@ ensures \result == a; // EXPECT violated: postcondition in 'Records.compactWrong(int)'
    static int compactWrong(int a) {
        return new Point(a, 1).x();
    }

    //@ ensures \result == (p.x() == q.x() && p.y() == q.y());
    static boolean equal(Point p, Point q) {
        return p.equals(q);
    }

    //@ ensures !\result; // EXPECT violated: postcondition in 'Records.same(int)'
    static boolean same(int x) {
        return new Point(x, 1).equals(new Point(2, 1));
    }
}
// OUTPUT HOLDS Records.made(int, int)
// OUTPUT HOLDS Records.compact(int)
// OUTPUT HOLDS Records.equal(Point, Point)
