// \bigint, and the math modes of specifications.
class Exact {
    //@ ensures (\bigint) \result == (\bigint) a + b; // EXPECT violated: postcondition in 'Exact.add(int, int)'
    static int add(int a, int b) { return a + b; }
    //@ requires (\bigint) a + b <= Integer.MAX_VALUE && (\bigint) a + b >= Integer.MIN_VALUE;
    //@ ensures (\bigint) \result == (\bigint) a + b;
    static int addOk(int a, int b) { return a + b; }
    //@ ensures \result == \bigint_math(a + b);
    static long addLong(int a, int b) { return (long) a + b; }
    //@ ensures (\bigint) \result == (\bigint) a * b;
    static long mul(int a, int b) { return (long) a * b; }
    //@ ensures (\bigint) \result == (\bigint) a + b; // EXPECT unknown: a \bigint of more than 64 bits (not modelled) in 'Exact.longWrong(long, long)'
    static long longWrong(long a, long b) { return a + b; }
    //@ requires a < 1000 && a > -1000 && b < 1000 && b > -1000;
    //@ ensures (\bigint) \result == (\bigint) a + b - 1 + 1;
    static long longRight(long a, long b) { return a + b; }
    //@ ensures \result == (\sum int i; 0 <= i && i < a.length; (\bigint) a[i]);
    static long sum(int[] a) { long s = 0; for (int x : a) s += x; return s; }
    //@ ensures \result == (\sum int i; 0 <= i && i < a.length; (\bigint) a[i]); // EXPECT violated: postcondition in 'Exact.sumWrong(int[])'
    static long sumWrong(int[] a) { int s = 0; for (int x : a) s += x; return s; }
    //@ ensures (int) ((\bigint) a + b) == \result;
    static int cast(int a, int b) { return a + b; }
    //@ ensures \safe_math(a + b) == \result; // EXPECT violated: postcondition in 'Exact.safe(int, int)'
    static int safe(int a, int b) { return a + b; }
    //@ requires 0 <= a && a < 100 && 0 <= b && b < 100;
    //@ ensures \safe_math(a + b) == \result;
    static int safeOk(int a, int b) { return a + b; }
    //@ ensures -(\bigint) a == \result; // EXPECT violated: postcondition in 'Exact.neg(int)'
    static int neg(int a) { return -a; }
    //@ ensures -(\bigint) a == \result;
    static long negOk(int a) { return -(long) a; }
    //@ requires -4 < a && a < 4 && -4 < b && b < 4;
    //@ ensures b != 0 ==> (\bigint) a / b == \result && (\bigint) a % b == a - b * \result;
    static long div(int a, int b) { return b == 0 ? 0 : (long) a / b; }
    //@ requires -20 < a && a < 20 && -20 < b && b < 20;
    //@ ensures b != 0 ==> (\bigint) a / b == \result; // EXPECT violated: postcondition in 'Exact.divWrong(int, int)'
    static long divWrong(int a, int b) { return b == 0 ? 0 : Math.floorDiv(a, b); }
    //@ ensures (a > 0 ? (\bigint) a * a : 0) >= \result;
    static int cond(int a) { return a > 0 ? a : 0; }
    //@ ensures \forall \bigint i; 0 <= i && i < a.length; a[(int) i] == \old(a[(int) i]);
    static void quant(int[] a) { }
    //@ old \bigint s = (\bigint) a + b;
    //@ ensures s == \result;
    static long old(int a, int b) { return (long) a + b; }
}
/*@ spec_bigint_math @*/ class ExactByDefault {
    //@ ensures \result == a + b; // EXPECT violated: postcondition in 'ExactByDefault.add(int, int)'
    static int add(int a, int b) { return a + b; }
    //@ ensures \result == (long) a + b;
    static long addOk(int a, int b) { return (long) a + b; }
    //@ ensures a + 1 > a;
    static void big(int a) { }
    //@ requires a.length > 1;
    //@ ensures a[1 - 1] == \old(a[1 - 1]);
    static void index(int[] a) { }
    //@ ensures a + 1 > a; // EXPECT violated: postcondition in 'ExactByDefault.javaMath(int)'
    /*@ spec_java_math @*/ static void javaMath(int a) { }
    //@ ensures a + 1 > a; // EXPECT violated: postcondition in 'ExactByDefault.safeMath(int)'
    /*@ spec_safe_math @*/ static void safeMath(int a) { }
    //@ requires a < 1000;
    //@ ensures a + 1 > a;
    /*@ spec_safe_math @*/ static void safeMathOk(int a) { }
}
// OUTPUT VIOLATED Exact.add(int, int)
// OUTPUT HOLDS Exact.addOk(int, int)
// OUTPUT HOLDS Exact.addLong(int, int)
// OUTPUT HOLDS Exact.mul(int, int)
// OUTPUT UNKNOWN Exact.longWrong(long, long)
// OUTPUT HOLDS Exact.longRight(long, long)
// OUTPUT HOLDS Exact.sum(int[])
// OUTPUT VIOLATED Exact.sumWrong(int[])
// OUTPUT HOLDS Exact.cast(int, int)
// OUTPUT VIOLATED Exact.safe(int, int)
// OUTPUT HOLDS Exact.safeOk(int, int)
// OUTPUT VIOLATED Exact.neg(int)
// OUTPUT HOLDS Exact.negOk(int)
// OUTPUT HOLDS Exact.div(int, int)
// OUTPUT VIOLATED Exact.divWrong(int, int)
// OUTPUT HOLDS Exact.cond(int)
// OUTPUT HOLDS Exact.quant(int[])
// OUTPUT HOLDS Exact.old(int, int)
// OUTPUT VIOLATED ExactByDefault.add(int, int)
// OUTPUT HOLDS ExactByDefault.addOk(int, int)
// OUTPUT HOLDS ExactByDefault.big(int)
// OUTPUT HOLDS ExactByDefault.index(int[])
// OUTPUT VIOLATED ExactByDefault.javaMath(int)
// OUTPUT VIOLATED ExactByDefault.safeMath(int)
// OUTPUT HOLDS ExactByDefault.safeMathOk(int)
