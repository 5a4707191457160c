// ARGS --spec-math bigint
// Arithmetic in clauses is exact where the file does not say otherwise.
class SpecMathOption {
    //@ requires 0 <= x && 0 < y && x + y <= 100;
    //@ ensures \result > x;
    static int add(int x, int y) { return x + y; }

    //@ requires 0 < y;
    //@ ensures \result == x + y; // EXPECT violated: postcondition in 'SpecMathOption.wraps(int, int)'
    static int wraps(int x, int y) { return x + y; }

    //@ requires 0 < y;
    //@ ensures \result == x + y;
    static /*@ spec_java_math @*/ int ofJava(int x, int y) { return x + y; }
}
// OUTPUT HOLDS SpecMathOption.add(int, int)
// OUTPUT for every input, 32-bit int, exact in specifications
// OUTPUT HOLDS SpecMathOption.ofJava(int, int)
