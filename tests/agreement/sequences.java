class Sequences {
    int[] a;
    //@ public model \seq seq;
    //@ represents seq = \array2seq(a);
    //@ invariant a != null;

    // HOLDS
    //@ requires a.length > 0;
    //@ ensures \result == (int) seq[0];
    int first() { return a[0]; }

    // VIOLATED
    //@ requires a.length > 0;
    //@ ensures \result == (int) seq[seq.length - 1];
    int last() { return a[0]; }

    // HOLDS
    //@ requires 0 <= i && i < a.length;
    //@ ensures seq == \seq_upd(\old(seq), i, v) && seq.length == \old(seq.length);
    void set(int i, int v) { a[i] = v; }

    // VIOLATED
    //@ requires 0 <= i && i < a.length;
    //@ ensures seq == \old(seq);
    void setWrong(int i, int v) { a[i] = v; }

    // HOLDS
    //@ requires a.length >= 2;
    //@ ensures \seq_concat(\seq_sub(seq, 0, 1), \seq_sub(seq, 1, seq.length)) == seq;
    //@ ensures \seq_reverse(\seq_reverse(seq)) == seq;
    void parts() { }

    // VIOLATED
    //@ requires a.length >= 2;
    //@ ensures \seq_reverse(seq) == seq;
    void turned() { }

    // HOLDS
    //@ ensures seq == (\seq_def int i; 0; a.length; a[i]);
    void defined() { }

    // VIOLATED
    //@ ensures seq == (\seq_def int i; 0; a.length; a[i] + 1);
    void definedWrong() { }

    // HOLDS
    //@ requires a.length == 2 && a[1] == x;
    //@ ensures \contains(seq, x);
    void found(int x) { }

    // VIOLATED
    //@ ensures \contains(seq, x);
    void notFound(int x) { }
}
// UNDECIDED quantified: \bigint arithmetic
// UNDECIDED quantified: a quantifier over this type
// DECIDED cadical 10, z3 9, quantified 0, prove 8, inline 10, paths 10
