class Represents {
    //@ model int size;
    //@ represents size = 1;

    // HOLDS
    //@ ensures \result == size;
    int size() { return 1; }
}
class RepresentsMore extends Represents {
    //@ represents size = 2;

    // HOLDS
    int size() { return 2; }
}
class RepresentsUse {
    // HOLDS
    //@ ensures 1 <= o.size && o.size <= 2;
    static void either(Represents o) { }

    // VIOLATED
    //@ ensures o.size == 1;
    static void one(Represents o) { }

    // HOLDS
    //@ ensures o.size == 2;
    static void exact(RepresentsMore o) { }

    // HOLDS
    //@ ensures o instanceof RepresentsMore ==> o.size == 2;
    static void tested(Represents o) { }
}
// DECIDED cadical 6, z3 5, quantified 5, prove 5, inline 6, paths 6
