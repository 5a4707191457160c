// ARGS --way runs
// Runs are made on objects of the class that the precondition asks for, though no class is met after it.
class Last {
    static class A {
    }

    static class B extends A {
    }

    //@ requires n >= 0 && a instanceof B;
    //@ ensures \result == 2L * n;
    static long count(A a, int n) {
        long sum = 0;
        for (int i = 0; i < n; i++) {
            sum += a instanceof B ? 2 : 3;
        }
        return sum;
    }
}
// OUTPUT PROVED Last.count(Last.A, int)
// OUTPUT //@ loop_invariant sum == 2L * ((long) i);
