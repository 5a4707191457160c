class Types {
    // HOLDS
    //@ ensures \result ==> \typeof(o) == \type(TypesMore);
    static boolean test(Types o) { return o instanceof TypesMore; }

    // VIOLATED
    //@ ensures \typeof(o) == \type(Types);
    static void exact(Types o) { }

    // HOLDS
    //@ ensures \typeof(o) <: \type(Types);
    static void below(Types o) { }

    // VIOLATED
    //@ ensures \typeof(o) <: \type(TypesMore);
    static void more(Types o) { }

    // HOLDS
    //@ ensures \typeof(\result) == \type(TypesMore);
    static Types create() { return new TypesMore(); }

    // VIOLATED
    //@ ensures \typeof(\result) == \type(Types);
    static Types wrong() { return new TypesMore(); }
}
class TypesMore extends Types {
}
// DECIDED cadical 6, z3 5, quantified 5, prove 5, inline 6, paths 6
