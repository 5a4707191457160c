// ARGS --way induction
// What goes in comes out eight iterations later.
class Delay {
    //@ requires (\forall int k; 0 <= k && k < v.length; 0 <= v[k] && v[k] <= 1000);
    //@ ensures true;
    static void delay(int[] v) {
        int p = 0, q = 0, r = 0, s = 0, t = 0, u = 0, w = 0, x = 0;
        for (int i = 0; i < v.length; i++) {
            //@ assert p + q <= 3000 && p - q <= 3000;
            p = q;
            q = r;
            r = s;
            s = t;
            t = u;
            u = w;
            w = x;
            x = v[i];
        }
    }
}
// OUTPUT PROVED Delay.delay(int[])
// OUTPUT invariants found by k-induction: k = 8
// OUTPUT //@ loop_invariant w + x <= 3000;
// OUTPUT //@ loop_invariant v.length <= i || x + v[i] <= 3000;
