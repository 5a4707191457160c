// ARGS --way induction
// What k-induction must not prove: broken late, broken by a value that a call gives, or broken only in the
// second round.
class Induction {
    //@ ensures true;
    static void rotate(int n) {
        int a = 1, b = 2, c = 4, d = 8, e = 16, f = 32;
        for (int i = 0; i < n; i++) {
            //@ assert a + 2 * b != 34; // EXPECT violated: assertion in 'Induction.rotate(int)'
            int t = a;
            a = b;
            b = c;
            c = d;
            d = e;
            e = f;
            f = t;
        }
    }

    //@ ensures true;
    static void machine(int n) {
        int state = 0;
        for (int i = 0; i < n; i++) {
            //@ assert state != 5; // EXPECT violated: assertion in 'Induction.machine(int)'
            if (state == 0)
                state = 1;
            else if (state == 1)
                state = 2;
            else if (state == 2)
                state = 3;
            else
                state = state == 3 ? 4 : 5;
        }
    }

    //@ ensures 0 <= \result && \result <= 10;
    //@ assignable \nothing;
    static int any() {
        return 7;
    }

    //@ ensures true;
    static void calls(int n) {
        int p = 0, q = 0, r = 0;
        for (int i = 0; i < n; i++) {
            //@ assert p + q != 20; // EXPECT violated: assertion in 'Induction.calls(int)'
            p = q;
            q = r;
            r = any();
        }
    }

    //@ requires v.length > 0;
    //@ requires (\forall int k; 0 <= k && k < v.length; 0 <= v[k] && v[k] <= 1000);
    //@ ensures true;
    static void delay(int[] v) {
        int p = 0, q = 0, r = 0;
        for (int i = 0; i < v.length; i++) {
            //@ assert p + q < 2000; // EXPECT violated: assertion in 'Induction.delay(int[])'
            p = q;
            q = r;
            r = v[i];
        }
    }
}
// OUTPUT VIOLATED Induction.rotate(int)
// OUTPUT VIOLATED Induction.machine(int)
// OUTPUT PROVED Induction.any()
// OUTPUT VIOLATED Induction.calls(int)
// OUTPUT VIOLATED Induction.delay(int[])
