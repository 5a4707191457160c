// \fresh(x, label): created since the label was passed; labels that JML has, and proofs that are hints.
class FreshLabels {
    int x;

    static void since(boolean early) {
        Object o = null;
        if (early)
            o = new Object();
        middle:
        if (!early)
            o = new Object();
        //@ assert early != \fresh(o, middle);
        //@ assert \fresh(o, Pre) && \fresh(o, Old) && \fresh(o);
        //@ assert !\fresh(o, Here);
    }

    static void notSince() {
        Object o = new Object();
        middle:
        o.hashCode();
        //@ assert \fresh(o, middle); // EXPECT violated: assertion in 'FreshLabels.notSince()'
    }

    static void eachTime(int n) {
        Object last = new Object();
        for (int i = 0; i < n && i < 3; i++) {
            //@ assert i == 0 || \fresh(last, begin);
            begin:
            last = new Object();
        }
    }

    static void earlierRound(int n) {
        Object last = new Object(), kept = last;
        for (int i = 0; i < n && i < 3; i++) {
            kept = last;
            begin:
            last = new Object();
            //@ assert \fresh(last, begin);
            //@ assert i < 2 || \fresh(kept, begin); // EXPECT violated: assertion in 'FreshLabels.earlierRound(int)'
        }
    }

    //@ ensures \fresh(\result, Pre);
    Object made() {
        return new Object();
    }

    //@ ensures \fresh(\result, Pre); // EXPECT violated: postcondition in 'FreshLabels.given(Object)'
    Object given(Object o) {
        return o;
    }

    static void notPassed(boolean b) {
        Object o = new Object();
        if (b) {
            inside:
            o = new Object();
        }
        //@ assert \fresh(o, inside); // EXPECT unknown: \fresh since the label 'inside', which was not passed (not modelled) in 'FreshLabels.notPassed(boolean)'
    }

    void beginning() {
        for (int i = 0; i < 2; i++) {
            x = i;
            //@ assert \old(i, LoopBodyBegin) == i; // EXPECT unknown: \old of this state (not modelled) in 'FreshLabels.beginning()'
        }
    }

    static void proofs(int n) {
        //@ assume n > 3;
        //@ assert n > 2 \by auto;
        //@ assert n > 1 \by { assert n > 2; auto; }
        //@ assert n > 4 : "larger" \by { rule x { y; } }; // EXPECT violated: assertion in 'FreshLabels.proofs(int)'
    }
}
// ARGS --all
// OUTPUT HOLDS FreshLabels.since(boolean)
// OUTPUT HOLDS FreshLabels.eachTime(int)
// OUTPUT HOLDS FreshLabels.made()
// EXIT 1
