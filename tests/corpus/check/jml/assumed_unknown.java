// An assumption that cannot be evaluated takes no executions away: the verdict is UNKNOWN.
class AssumedUnknown {
    //@ requires x > 0 || Math.fma(x, 1.0, 0) < 3; // EXPECT unknown: a call of 'fma', which has no body (not modelled) in 'AssumedUnknown.f(int)'
    //@ ensures \result > 0;
    static int f(int x) { return x; }
    //@ requires x > 0 && Math.fma(x, 1.0, 0) < 3;
    //@ ensures \result > 0;
    static int g(int x) { return x; }
    static int v;
    //@ static invariant v > 0 || Math.fma(v, 1.0, 0) < 3; // EXPECT unknown: a call of 'fma', which has no body (not modelled) in 'AssumedUnknown.f(int)' // EXPECT unknown: a call of 'fma', which has no body (not modelled) in 'AssumedUnknown.g(int)' // EXPECT unknown: a call of 'fma', which has no body (not modelled) in 'AssumedUnknown.h()' // EXPECT unknown: a call of 'fma', which has no body (not modelled) in 'AssumedUnknown.i(int)'
    //@ ensures \result > 0;
    static int h() { return v; }
    //@ ensures true;
    static void i(int x) { 
       //@ assume x > 0 || Math.fma(x, 1.0, 0) < 3;  // EXPECT unknown: a call of 'fma', which has no body (not modelled) in 'AssumedUnknown.i(int)'
       //@ assert x > 0;
    }
}
// OUTPUT UNKNOWN AssumedUnknown.f(int)
// OUTPUT UNKNOWN AssumedUnknown.g(int)
// OUTPUT UNKNOWN AssumedUnknown.h()
// OUTPUT UNKNOWN AssumedUnknown.i(int)
