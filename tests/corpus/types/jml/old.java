// \old and \pre: postconditions, constraints, loops, assertions; labels name earlier states.
class Old {
    int n;
    Old next;

    //@ constraint n >= \old(n);

    //@ ensures n == \old(n) + 1 && \pre(n) < n;
    //@ signals (IllegalStateException e) \old(n) < 0 && e.getMessage() == \old(null);
    void step() {
        n++;
    }

    //@ ensures \old(next.n) == \result;
    //@ assignable \nothing;
    int peek() {
        //@ assert n == \old(n);
        first: n = n + 0;
        //@ assert \old(n, first) == \old(n, Pre);
        //@ assert \old(n, Old) == \old(n, Here);
        //@ loop_invariant n == \old(n) && \old(n, LoopInit) == \old(n, LoopEntry);
        outer: while (n < 0) {
            //@ assert \old(n, outer) == n;
            break;
        }
        return next.n;
    }
}
// COVERS \result, \old, \old with label, \pre
