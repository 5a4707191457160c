class ModelMethods {
    //@ public static pure model \bigint twice(\bigint x) { return x + x; }
    //@ public static pure model \seq pair(int a, int b) { return \seq_concat(\seq_singleton(a), \seq_singleton(b)); }
    //@ public pure model \seq kind() { return \seq_singleton(1); }

    // HOLDS
    //@ ensures \result == twice(x);
    static long twiceLong(int x) { return 2L * x; }

    // VIOLATED
    //@ ensures \result == twice(x);
    static int twiceInt(int x) { return 2 * x; }

    // HOLDS
    //@ ensures pair(1, x)[1] == pair(x, 2)[0];
    static void pairs(int x) { }

    // VIOLATED
    //@ ensures pair(1, x) == pair(x, 1);
    static void turned(int x) { }

    // HOLDS
    //@ ensures o.kind().length == 1;
    static void either(ModelMethods o) { }

    // VIOLATED
    //@ ensures o.kind() == \seq_singleton(1);
    static void overridden(ModelMethods o) { }
}

class ModelMethodsSub extends ModelMethods {
    //@ public pure model \seq kind() { return \seq_singleton(2); }
}
// UNDECIDED quantified: \bigint arithmetic
// UNDECIDED quantified: a quantifier over this type
// DECIDED cadical 6, z3 5, quantified 0, prove 5, inline 6, paths 6
