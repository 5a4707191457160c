class Boxes {
    static int sum(int... xs) {
        int result = 0;
        for (int x : xs) {
            result += x;
        }
        return result;
    }

    //@ ensures \result == a + b + c;
    static int three(int a, int b, int c) {
        return sum(a, b, c);
    }

    //@ ensures \result == 0;
    static int none() {
        return sum();
    }

    //@ requires a.length == 2;
    //@ ensures \result == a[0] + a[1];
    static int array(int[] a) {
        return sum(a);
    }

    //@ ensures \result == a - b; // EXPECT violated: postcondition in 'Boxes.wrong(int, int)'
    static int wrong(int a, int b) {
        return sum(a, b);
    }

    //@ ensures \result == x + 1;
    static int boxed(int x) {
        Integer box = x;
        box++;
        return box;
    }

    //@ ensures \result == x;
    static long wide(int x) {
        Integer box = x;
        long l = box;
        return l;
    }

    // Small values share a box.
    //@ requires -128 <= x && x <= 127;
    //@ ensures \result;
    static boolean cached(int x) {
        Integer a = x;
        Integer b = x;
        return a == b;
    }

    //@ requires x != y;
    //@ ensures !\result;
    static boolean different(int x, int y) {
        Integer a = x;
        Integer b = y;
        return a == b;
    }

    //@ requires x == 1000;
    //@ ensures \result; // EXPECT violated: postcondition in 'Boxes.large(int)'
    static boolean large(int x) {
        Integer a = x;
        Integer b = x;
        return a == b;
    }

    //@ requires -128 <= x && x <= 127;
    //@ ensures \fresh(\result); // EXPECT unknown: whether two boxes of one value are the same object
    static Integer fresh(int x) {
        return x;
    }

    //@ ensures \result == (x == y);
    static boolean equal(int x, int y) {
        Integer a = x;
        Integer b = y;
        return a.equals(b);
    }

    //@ ensures \result == (x == y);
    static boolean mixed(Integer x, int y) {
        return x == y;
    }

    //@ ensures \result == 0 || \result == 1;
    static int conditional(boolean b) {
        Integer x = b ? 1 : Integer.valueOf(0);
        return x;
    }

    //@ ensures true;
    static int nullBox(boolean b) {
        Integer box = b ? null : 5;
        return box + 1; // EXPECT violated: unboxing null
    }

    //@ ensures true;
    static int conditionalNull(boolean b) {
        Integer box = null;
        Integer r = b ? box : 0; // EXPECT violated: unboxing null
        return 1;
    }

    //@ ensures \result == !b;
    static boolean bool(Boolean b) {
        return !b;
    }

    //@ ensures \result == c + 1;
    static int character(Character c) {
        return c + 1;
    }
}
// OUTPUT HOLDS Boxes.three(int, int, int)
// OUTPUT HOLDS Boxes.none()
// OUTPUT HOLDS Boxes.array(int[])
// OUTPUT HOLDS Boxes.boxed(int)
// OUTPUT HOLDS Boxes.wide(int)
// OUTPUT HOLDS Boxes.different(int, int)
// OUTPUT HOLDS Boxes.equal(int, int)
// OUTPUT HOLDS Boxes.mixed(Integer, int)
// OUTPUT HOLDS Boxes.conditional(boolean)
// OUTPUT HOLDS Boxes.bool(Boolean)
// OUTPUT HOLDS Boxes.character(Character)
