// Operands are evaluated from left to right; what is on the left keeps the value it had.
class Order {
    int n;

    int next() {
        n = n * 10 + 1;
        return n;
    }

    //@ requires n == 0;
    //@ ensures \result == 1 - 11;
    int difference() {
        return next() - next();
    }

    //@ ensures \result == 2 * i + 1;
    static int increments(int i) {
        return i++ + i;
    }

    //@ ensures \result == 2 * i; // EXPECT violated: postcondition in 'Order.incrementsWrong(int)'
    static int incrementsWrong(int i) {
        return i++ + i;
    }

    //@ ensures \result == 0;
    static int assigned() {
        int i = 0;
        i = i++;
        return i;
    }

    // The index is evaluated before the right side, the element written after it.
    //@ requires a.length == 3;
    //@ ensures a[0] == 2 && a[1] == \old(a[1]) && a[2] == \old(a[2]);
    static void index(int[] a) {
        int i = 0;
        a[i] = i = 2;
    }

    //@ requires a.length == 3;
    //@ ensures a[2] == 2; // EXPECT violated: postcondition in 'Order.indexWrong(int[])'
    static void indexWrong(int[] a) {
        int i = 0;
        a[i] = i = 2;
    }

    // The left operand of += is read first.
    //@ ensures \result == 3;
    static int compound() {
        int i = 1;
        i += i = 2;
        return i;
    }

    // The array is chosen before the variable is assigned.
    //@ requires a.length == 1 && b.length == 1 && a != b;
    //@ ensures a[0] == 7 && b[0] == \old(b[0]);
    static void array(int[] a, int[] b) {
        int[] c = a;
        c[0] = (c = b) == b ? 7 : 8;
    }

    // The right side throws before the index is checked.
    //@ signals (IllegalStateException e) true;
    //@ signals_only IllegalStateException;
    static void before(int[] a) {
        a[-1] = fail();
    }

    //@ signals (ArrayIndexOutOfBoundsException e) true;
    //@ signals_only ArrayIndexOutOfBoundsException;
    static void beforeWrong(int[] a) {
        a[-1] = fail();
    }

    static int fail() {
        throw new IllegalStateException(); // EXPECT violated: exception 'IllegalStateException'
    }

    //@ ensures \result == 123;
    static int arguments() {
        int i = 0;
        return three(++i, ++i, ++i);
    }

    static int three(int a, int b, int c) {
        return 100 * a + 10 * b + c;
    }
}
// OUTPUT HOLDS Order.difference()
// OUTPUT HOLDS Order.increments(int)
// OUTPUT HOLDS Order.assigned()
// OUTPUT HOLDS Order.index(int[])
// OUTPUT HOLDS Order.compound()
// OUTPUT HOLDS Order.array(int[], int[])
// OUTPUT HOLDS Order.before(int[])
// OUTPUT HOLDS Order.arguments()
