// Ghost variables that hold sequences: set, read, \old, loops, calls by contract.
class Ghosts {
    //@ ghost \seq s = \seq_empty;
    int n;
    //@ invariant n == s.length;

    //@ ensures s == \seq_empty && s.length == 0;
    Ghosts() { }

    //@ assignable s, n;
    //@ ensures s == \seq_concat(\old(s), \seq_singleton(v));
    void push(int v) {
        n++;
        //@ set s = \seq_concat(s, \seq_singleton(v));
    }

    //@ ensures s == \seq_concat(\seq_singleton(v), \old(s)); // EXPECT violated: postcondition in 'Ghosts.pushFirst(int)'
    void pushFirst(int v) {
        n++;
        //@ set s = \seq_concat(s, \seq_singleton(v));
    }

    //@ ensures s == \seq_concat(\old(s), \seq_concat(\seq_singleton(v), \seq_singleton(v)));
    void twice(int v) { push(v); push(v); }

    //@ ensures s == \old(s); // EXPECT violated: postcondition in 'Ghosts.once(int)'
    void once(int v) { push(v); }

    //@ requires s.length > 0 && (int) s[0] == 5;
    //@ ensures (int) s[0] == 5;
    void keeps(int v) { push(v); }

    //@ requires s.length > 0 && (int) s[0] == 5;
    //@ ensures (int) s[0] == 6; // EXPECT violated: postcondition in 'Ghosts.keepsNot(int)'
    void keepsNot(int v) { push(v); }

    //@ assignable \nothing;
    void framed() {
        //@ set s = \seq_empty; // EXPECT violated: assignable in 'Ghosts.framed()'
        n = 0; // EXPECT violated: assignable in 'Ghosts.framed()'
    }

    //@ requires s.length == 1 && s[0] == o;
    //@ ensures \contains(s, o);
    void given(Object o) { }

    //@ requires s.length == 1;
    //@ ensures s[0] == this; // EXPECT violated: postcondition in 'Ghosts.givenOther()'
    void givenOther() { }

    //@ ensures true;
    void branches(boolean b, Object o) {
        //@ ghost \seq t = \seq_singleton(o);
        //@ ghost \seq u = t;
        if (b) {
            //@ set t = \seq_concat(t, t);
        }
        //@ assert t.length == (b ? 2 : 1) && t[t.length - 1] == o && u.length == 1;
        //@ assert t == u; // EXPECT violated: assertion in 'Ghosts.branches(boolean, Object)'
    }
}

class GhostTexts {
    //@ ghost \seq s;
    static final Object KEY = new Object();

    //@ requires s.length == 1;
    //@ ensures s[0] != "text"; // EXPECT unknown: a comparison of such elements (not modelled) in 'GhostTexts.text()'
    void text() { }

    //@ requires s.length == 1;
    //@ ensures s[0] != KEY; // EXPECT violated: postcondition in 'GhostTexts.key()'
    void key() { }

    //@ requires s.length == 1;
    void created() {
        Object o = new Object();
        //@ assert s[0] != o;
    }
}

class GhostsWithoutValue {
    //@ ensures true;
    static void outside(int i) {
        //@ ghost int x = (int) \seq_singleton(3)[i]; // EXPECT unknown: 'set' to what has no value (not modelled) in 'GhostsWithoutValue.outside(int)'
        //@ assert x == 3 || x == 0;
    }

    //@ requires i == 0;
    static void inside(int i) {
        //@ ghost int x = (int) \seq_singleton(3)[i];
        //@ assert x == 3;
    }

    //@ requires i == 0;
    static void inSeq(int i) {
        //@ ghost seq<Integer> t = seq.of(3, 4);
        //@ set t = t.put(i, 5);
        //@ assert t == seq.of(5, 4) && t[1] == 3; // EXPECT violated: assertion in 'GhostsWithoutValue.inSeq(int)'
    }
}

class GhostLoops {
    //@ ensures \result == a.length;
    static int copied(int[] a) {
        //@ ghost \seq t = \seq_empty;
        int i = 0;
        //@ loop_invariant 0 <= i && i <= a.length && t == \seq_sub(\array2seq(a), 0, i);
        //@ decreases a.length - i;
        while (i < a.length) {
            //@ set t = \seq_concat(t, \seq_singleton(a[i]));
            i++;
        }
        //@ assert t == \array2seq(a);
        return i;
    }

    //@ ensures \result == a.length;
    static int turned(int[] a) {
        //@ ghost \seq t = \seq_empty;
        int i = 0;
        //@ loop_invariant t == \seq_sub(\array2seq(a), 0, i); // EXPECT violated: loop invariant in 'GhostLoops.turned(int[])'
        while (i < a.length) {
            //@ set t = \seq_concat(\seq_singleton(a[i]), t);
            i++;
        }
        return i;
    }
}
// OUTPUT HOLDS       Ghosts.Ghosts()
// OUTPUT HOLDS       Ghosts.push(int)
// OUTPUT for every pre-state with at most 4 objects of each class, values of at most 4 elements, 32-bit int
// OUTPUT HOLDS       Ghosts.twice(int)
// OUTPUT HOLDS       Ghosts.keeps(int)
// OUTPUT HOLDS       Ghosts.given(Object)
// OUTPUT HOLDS       GhostTexts.created()
// OUTPUT HOLDS       GhostsWithoutValue.inside(int)
// OUTPUT HOLDS       GhostLoops.copied(int[])
