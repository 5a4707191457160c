class GhostSequences {
    //@ ghost \seq s = \seq_empty;
    //@ ghost seq<Integer> list;

    // HOLDS
    //@ ensures s == \seq_empty;
    GhostSequences() { }

    // HOLDS
    //@ assignable s;
    //@ ensures s == \seq_concat(\old(s), \seq_singleton(v));
    void push(int v) {
        //@ set s = \seq_concat(s, \seq_singleton(v));
    }

    // VIOLATED
    //@ ensures s == \seq_concat(\seq_singleton(v), \old(s));
    void pushFirst(int v) {
        //@ set s = \seq_concat(s, \seq_singleton(v));
    }

    // HOLDS
    //@ requires s.length > 0 && (int) s[0] == 5;
    //@ ensures (int) s[0] == 5 && (int) s[s.length - 1] == v;
    void keeps(int v) { push(v); }

    // VIOLATED
    //@ requires s.length > 0 && (int) s[0] == 5;
    //@ ensures (int) s[s.length - 1] == 5;
    void keepsNot(int v) { push(v); }

    // HOLDS
    //@ requires v > 0 && (\forall int i; 0 <= i && i < s.length; (int) s[i] > 0);
    //@ ensures (\forall int i; 0 <= i && i < s.length; (int) s[i] > 0);
    void all(int v) { push(v); }

    // VIOLATED
    //@ requires (\forall int i; 0 <= i && i < s.length; (int) s[i] > 0);
    //@ ensures (\forall int i; 0 <= i && i < s.length; (int) s[i] > 0);
    void notAll(int v) { push(v); }

    // HOLDS
    //@ ensures list == \old(list).prepend(v) && list.head() == v && list.tail() == \old(list);
    void prepend(int v) {
        //@ set list = list.prepend(v);
    }

    // VIOLATED
    //@ ensures list.head() == v;
    void append(int v) {
        //@ set list = list.add(v);
    }

    // HOLDS
    //@ ensures true;
    static void copied(int[] a) {
        //@ ghost \seq t = \seq_empty;
        int i = 0;
        //@ loop_invariant 0 <= i && i <= a.length && t == \seq_sub(\array2seq(a), 0, i);
        //@ decreases a.length - i;
        while (i < a.length) {
            //@ set t = \seq_concat(t, \seq_singleton(a[i]));
            i++;
        }
        //@ assert t == \array2seq(a);
    }

    // VIOLATED
    //@ ensures true;
    static void turned(int[] a) {
        //@ ghost \seq t = \seq_empty;
        int i = 0;
        //@ loop_invariant 0 <= i && i <= a.length && t.length == i;
        //@ decreases a.length - i;
        while (i < a.length) {
            //@ set t = \seq_concat(\seq_singleton(a[i]), t);
            i++;
        }
        //@ assert t == \array2seq(a);
    }
}
// UNDECIDED quantified: the initial value of this ghost variable
// UNDECIDED quantified: this 'set' statement
// UNDECIDED quantified: \bigint arithmetic
// DECIDED cadical 11, z3 10, quantified 0, prove 10, inline 11, paths 11
