class Statements {
    //@ ensures true;
    static void asserted(int x) {
        int y = x & 1;
        //@ assert y == 0 || y == 1;
        //@ assert y == 0; // EXPECT violated: assert
    }

    //@ ensures \result >= 0;
    static int assumed(int x) {
        //@ assume x >= 0;
        return x;
    }

    // What is assumed counts from there on only.
    //@ ensures true;
    static int assumedLate(int x) {
        //@ assert x >= 0; // EXPECT violated: assert
        //@ assume x >= 0;
        return x;
    }

    //@ requires x > 3;
    //@ ensures true;
    static void unreachable(int x) {
        if (x < 2) {
            //@ unreachable;
        }
    }

    //@ requires x > 3;
    //@ ensures true;
    static void unreachableWrong(int x) {
        if (x > 20) {
            //@ unreachable; // EXPECT violated: unreachable
        }
    }

    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == 7);
    static void loop(int[] a) {
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ loop_invariant (\forall int j; 0 <= j && j < i; a[j] == 7);
        //@ decreases a.length - i;
        for (int i = 0; i < a.length; i++) {
            a[i] = 7;
        }
    }

    //@ ensures true;
    static void loopWrong(int[] a) {
        int i = 0;
        //@ loop_invariant i < a.length; // EXPECT violated: loop invariant
        while (i < a.length) {
            i++;
        }
    }

    //@ requires 0 <= n && n <= 3;
    //@ ensures true;
    static void decreases(int n) {
        int i = 0;
        //@ decreases i; // EXPECT violated: decreases
        while (i < n) {
            i++;
        }
    }
}
// OUTPUT HOLDS Statements.assumed(int)
// OUTPUT HOLDS Statements.unreachable(int)
// OUTPUT HOLDS Statements.loop(int[])
