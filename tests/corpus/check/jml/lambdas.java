// Lambdas and method references in clauses are objects of their own, with what they capture.
import java.util.function.*;

class Lambdas {
    int least;

    /*@ pure @*/ static boolean all(int[] a, IntPredicate p) {
        for (int x : a)
            if (!p.test(x))
                return false;
        return true;
    }

    /*@ pure @*/ static boolean isPositive(int x) {
        return x > 0;
    }

    /*@ pure @*/ boolean fits(int x) {
        return x >= least;
    }

    //@ requires all(a, x -> x > 0) && a.length > 0;
    //@ ensures \result > 0;
    static int first(int[] a) {
        return a[0];
    }

    //@ requires all(a, x -> x > 0) && a.length > 0;
    //@ ensures \result > 1; // EXPECT violated: postcondition in 'Lambdas.firstWrong(int[])'
    static int firstWrong(int[] a) {
        return a[0];
    }

    //@ requires all(a, x -> x > bound) && a.length > 0;
    //@ ensures \result > bound;
    static int captured(int[] a, int bound) {
        return a[0];
    }

    //@ requires all(a, x -> x > bound) && a.length > 0;
    //@ ensures \result > bound + 1; // EXPECT violated: postcondition in 'Lambdas.capturedWrong(int[], int)'
    static int capturedWrong(int[] a, int bound) {
        return a[0];
    }

    //@ requires all(a, x -> x >= least) && a.length > 0;
    //@ ensures all(a, this::fits) && \result >= least;
    int members(int[] a) {
        return a[0];
    }

    //@ requires all(a, x -> x >= least) && a.length > 0;
    //@ assignable least;
    //@ ensures all(a, this::fits); // EXPECT violated: postcondition in 'Lambdas.membersWrong(int[])'
    void membersWrong(int[] a) {
        least = a[0] + 1;
    }

    //@ requires all(a, Lambdas::isPositive);
    //@ ensures (\forall int i; 0 <= i && i < 2; all(a, x -> x > i)); // EXPECT violated: postcondition in 'Lambdas.bound(int[])'
    static void bound(int[] a) {
    }

    //@ requires all(a, Lambdas::isPositive);
    //@ ensures (\forall int i; 0 <= i && i < 2; all(a, x -> x > i - 1));
    static void boundRight(int[] a) {
    }

    // EXPECT-NEXT unknown: this lambda in a specification
    //@ ensures all(a, x -> x > 0 ==> x >= 0);
    static void logic(int[] a) {
    }
}
// OUTPUT HOLDS Lambdas.first(int[])
// OUTPUT HOLDS Lambdas.captured(int[], int)
// OUTPUT HOLDS Lambdas.members(int[])
// OUTPUT HOLDS Lambdas.boundRight(int[])
