// ARGS --way induction
// Six values take turns. That the first two keep apart says nothing of the next two, but after
// six turns everything was seen.
class Rotate {
    //@ ensures true;
    static void rotate(int n) {
        int a = 1, b = 2, c = 4, d = 8, e = 16, f = 32;
        for (int i = 0; i < n; i++) {
            //@ assert a + 2 * b != 12;
            int t = a;
            a = b;
            b = c;
            c = d;
            d = e;
            e = f;
            f = t;
        }
    }
}
// OUTPUT PROVED Rotate.rotate(int)
// OUTPUT invariants found by k-induction: k = 6
