// A product of two primes: no answer in a second, and that is what is said.
// ARGS --timeout 1
class TimeRanOut {
    //@ requires 1 < x && 1 < y && x < 4000000000L && y < 4000000000L;
    //@ ensures x * y != 1000000016000000063L;
    static void factors(long x, long y) { // EXPECT unknown: no answer within 1 s in 'TimeRanOut.factors(long, long)'
    }
}
