class MathModes {
    // HOLDS
    //@ requires 0 <= x && x <= 1000;
    //@ ensures \result == x + 1;
    /*@ spec_bigint_math @*/ static int exact(int x) { return x + 1; }

    // VIOLATED
    //@ ensures \result == x + 1;
    /*@ spec_bigint_math @*/ static int wraps(int x) { return x + 1; }

    // HOLDS
    //@ ensures \result == x + 1;
    /*@ spec_java_math @*/ static int java(int x) { return x + 1; }

    // VIOLATED
    //@ ensures \result > x;
    /*@ spec_java_math @*/ static int above(int x) { return x + 1; }

    // HOLDS
    //@ requires x < 100;
    //@ ensures \result > x;
    /*@ code_java_math spec_safe_math @*/ static int bounded(int x) { return x + 1; }

    // HOLDS
    //@ ensures \result == \java_math(x + 1);
    /*@ spec_bigint_math @*/ static int local(int x) { return x + 1; }

    // VIOLATED
    //@ ensures \result == \bigint_math(x + 1);
    /*@ spec_java_math @*/ static int localExact(int x) { return x + 1; }
}
// DECIDED cadical 7, z3 6, quantified 3, prove 6, inline 7, paths 7
