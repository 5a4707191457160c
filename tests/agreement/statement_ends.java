// Contracts of statements: every way out, what is assigned, \old and \fresh from the statement on.
class StatementEnds {
    int x;
    int y;

    // HOLDS
    //@ requires 0 <= n <= 3; assignable x;
    //@ ensures true;
    //@ signals_only RuntimeException;
    void each(int n) {
        for (int i = 0; i < n; i++) {
            //@ assignable x; ensures x == i; continues x == i && i == 1; signals (RuntimeException e) x == i;
            {
                x = i;
                if (i == 2)
                    throw new RuntimeException();
                if (i == 1)
                    continue;
            }
        }
    }

    // VIOLATED
    //@ requires 0 <= n <= 3; assignable x;
    //@ ensures true;
    //@ signals_only RuntimeException;
    void thrown(int n) {
        for (int i = 0; i < n; i++) {
            //@ signals (RuntimeException e) x == 1;
            {
                x = i;
                if (i == 2)
                    throw new RuntimeException();
            }
        }
    }

    // HOLDS
    //@ requires 0 <= n <= 3; assignable x;
    //@ ensures true;
    int jumps(int n) {
        outer:
        for (int i = 0; i < n; i++) {
            //@ breaks (outer) i == 1; breaks i >= 1; returns \result == 7 && i == 2;
            {
                x = i;
                while (true) {
                    if (i == 1 && n == 2)
                        break outer;
                    if (i == 2)
                        return 7;
                    break;
                }
            }
        }
        return 3;
    }

    // VIOLATED
    //@ ensures true;
    int breaking(int n) {
        while (true) {
            //@ breaks n == 1;
            {
                if (n >= 1)
                    break;
                n = 1;
            }
        }
        return 3;
    }

    // VIOLATED
    //@ ensures true;
    int returning(int n) {
        //@ returns \result == 7;
        {
            if (n == 2)
                return 8;
        }
        return 3;
    }

    // VIOLATED
    //@ ensures true;
    int leaving(int n) {
        //@ normal_behavior ensures true;
        {
            if (n == 2)
                return 8;
        }
        return 3;
    }

    // HOLDS
    //@ requires 0 <= n <= 3; assignable x, y;
    //@ ensures y == 4;
    void outside(int n) {
        for (int i = 0; i < n; i++) {
            //@ assignable x;
            {
                x = i;
                if (i == 1)
                    continue;
                if (i == 2)
                    break;
            }
            y = 3;
        }
        y = 4;
    }

    void increase() {
        y = 1;
    }

    // HOLDS
    //@ assignable y; ensures y == 2;
    void two() {
        y = 2;
    }

    // VIOLATED
    //@ requires 0 <= n <= 3;
    //@ ensures true;
    void inCall(int n) {
        for (int i = 0; i < n; i++) {
            //@ assignable x;
            {
                if (i == 2)
                    increase();
            }
            y = 3;
        }
    }

    // VIOLATED
    //@ ensures true;
    void inContract() {
        //@ assignable x;
        {
            two();
        }
    }

    // VIOLATED
    //@ requires 0 <= n <= 2;
    //@ ensures true;
    //@ signals_only RuntimeException;
    void inFinally(int n) {
        while (n > 0) {
            //@ assignable x;
            {
                try {
                    if (n == 2)
                        throw new RuntimeException();
                } finally {
                    y = 1;
                }
            }
            n--;
        }
    }

    // HOLDS
    //@ requires 0 < k < 100;
    //@ ensures \result == 2 * k;
    static int local(int k) {
        int i = k;
        //@ ensures i == 2 * \old(i);
        {
            i = i * 2;
        }
        return i;
    }

    // HOLDS
    //@ ensures true;
    static int cases(int k) {
        int i = 0;
        //@ requires k > 0; ensures i == 1;
        //@ also requires k <= 0; ensures i == 2;
        {
            i = k > 0 ? 1 : 2;
        }
        return k;
    }

    // VIOLATED
    //@ ensures true;
    static int otherCase(int k) {
        int i = 0;
        //@ requires k > 0; ensures i == 1;
        //@ also requires k <= 0; ensures i == 3;
        {
            i = k > 0 ? 1 : 2;
        }
        return k;
    }

    // HOLDS
    //@ ensures true;
    static void made() {
        int[] a = new int[2];
        //@ ensures \fresh(a);
        {
            a = new int[1];
        }
    }

    // VIOLATED
    //@ ensures true;
    static void madeBefore() {
        int[] a = new int[2];
        //@ ensures \fresh(a);
        {
            a[0] = 3;
        }
    }
}
// DECIDED cadical 16, z3 15, quantified 15, prove 15, inline 16, paths 16
