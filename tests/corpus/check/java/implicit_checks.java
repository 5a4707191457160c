// Each check caught, and each not.
class Node {
    /*@ nullable @*/ Node next;
    int value;

    void touch() {
        value++;
    }
}

class Checks {
    //@ ensures \result == (n.next == null ? -1 : n.next.value);
    static int field(Node n) {
        try {
            return n.next.value;
        } catch (NullPointerException e) {
            return -1;
        }
    }

    //@ ensures true;
    static int fieldWrong(Node n) {
        return n.next.value; // EXPECT violated: null dereference
    }

    //@ ensures true;
    static void write(Node n) {
        n.next.value = 1; // EXPECT violated: null dereference
    }

    //@ ensures true;
    static void call(Node n) {
        n.next.touch(); // EXPECT violated: null dereference
    }

    //@ ensures true;
    static int length(int /*@ nullable @*/ [] a) {
        return a.length; // EXPECT violated: null dereference
    }

    //@ ensures true;
    static int each(int /*@ nullable @*/ [] a) {
        int sum = 0;
        for (int x : a) { // EXPECT violated: null dereference
            sum++;
        }
        return sum;
    }

    //@ ensures \result == (0 <= i && i < a.length ? a[i] : -1);
    static int index(int[] a, int i) {
        try {
            return a[i];
        } catch (ArrayIndexOutOfBoundsException e) {
            return -1;
        }
    }

    //@ requires i >= 0;
    //@ ensures true;
    static int indexWrong(int[] a, int i) {
        return a[i]; // EXPECT violated: index
    }

    //@ requires i < a.length;
    //@ ensures true;
    static void indexNegative(int[] a, int i) {
        a[i] = 3; // EXPECT violated: index
    }

    //@ requires n < 3;
    //@ ensures \result == (n < 0 ? -1 : n);
    static int size(int n) {
        try {
            return new int[n].length;
        } catch (NegativeArraySizeException e) {
            return -1;
        }
    }

    //@ requires n < 3;
    //@ ensures true;
    static int sizeWrong(int n) {
        return new int[2][n].length; // EXPECT violated: negative array size
    }

    //@ ensures y != 0 ==> \result == x % y;
    static int remainder(int x, int y) {
        try {
            return x % y;
        } catch (ArithmeticException e) {
            return -1;
        }
    }

    //@ ensures true;
    static int remainderWrong(int x, int y) {
        return x % y; // EXPECT violated: division by zero
    }

    //@ ensures true;
    static long longDivision(long x, long y) {
        x /= y; // EXPECT violated: division by zero
        return x;
    }

    //@ ensures \result;
    static boolean store() {
        Object[] a = new Node[1];
        try {
            a[0] = new Object();
        } catch (ArrayStoreException e) {
            return a[0] == null;
        }
        return false;
    }

    //@ ensures \result;
    static boolean storeWrong() {
        Object[] a = new Node[1];
        a[0] = new Node();
        a[0] = null;
        a[0] = new Object(); // EXPECT violated: array store
        return true;
    }

    //@ ensures \result == 1;
    static int throwNull() {
        try {
            RuntimeException e = null;
            throw e;
        } catch (NullPointerException e) {
            return 1;
        }
    }

    //@ ensures true;
    static int throwNullWrong(boolean b) {
        RuntimeException e = null;
        if (b) {
            throw e; // EXPECT violated: throwing null
        }
        return 1;
    }

    //@ requires x < 100;
    //@ ensures true;
    static void asserted(int x) {
        assert x < 100;
        assert x != 42 : "the answer"; // EXPECT violated: assert
    }

    //@ ensures \result == 1;
    static int unbox() {
        try {
            Integer i = null;
            int j = i;
            return j;
        } catch (NullPointerException e) {
            return 1;
        }
    }
}
// OUTPUT HOLDS Checks.field(Node)
// OUTPUT HOLDS Checks.index(int[], int)
// OUTPUT HOLDS Checks.size(int)
// OUTPUT HOLDS Checks.remainder(int, int)
// OUTPUT HOLDS Checks.store()
// OUTPUT HOLDS Checks.throwNull()
// OUTPUT HOLDS Checks.unbox()
