class Loops {
    int x;
    int[] a;

    void f(int n) {
        //@ loop_invariant 0 <= i;
        //@ maintaining i <= n;
        //@ loop_invariant_redundantly true;
        //@ decreases n - i;
        for (int i = 0; i < n; i++) {
        }

        //@ maintaining true; decreasing n; loop_modifies n;
        while (n > 0)
            n--;

        //@ loop_variant n; loop_assignable n, a[*]; loop_writes \nothing;
        do {
            n--;
        } while (n > 0);

        //@ assignable \nothing;
        for (int e : a)
            x = e;

        //@ assignable x;
        outer:
        while (n > 0) {
            /*@ modifies x; @*/
            inner: while (n > 0)
                break outer;
        }

        label:
        //@ loop_invariant true;
        //@ assignable x;
        while (n > 0)
            n--;

        //@ assert n <= 0;
        //@ loop_invariant \index >= 0 && \values != null && \count >= 0;
        for (int e : a) {
        }
        if (n > 0)
            //@ loop_invariant true;
            while (n > 0)
                n--;
    }
}
// COVERS assignable, assignable \nothing and \everything, assignable array elements, JML assert
// COVERS loop_invariant, decreases, loop assignable
