// ARGS --encoding quantified --timeout 20
// Every verdict, on arrays with quantifiers kept.
class Verdicts {
    //@ requires a.length > 0;
    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] <= \result);
    //@ ensures (\exists int i; 0 <= i && i < a.length; a[i] == \result);
    static int greatest(int[] a) {
        int greatest = a[0];
        for (int i = 1; i < a.length; i++)
            if (a[i] > greatest)
                greatest = a[i];
        return greatest;
    }

    //@ requires a.length > 0;
    //@ ensures (\exists int i; 0 <= i && i < a.length; a[i] == \result); // EXPECT violated: postcondition in 'Verdicts.greatestWrong(int[])'
    static int greatestWrong(int[] a) {
        int greatest = 0;
        for (int i = 0; i < a.length; i++)
            if (a[i] > greatest)
                greatest = a[i];
        return greatest;
    }

    //@ requires a > 0 && a < 0;
    //@ ensures false;
    static void nothing(int a) { // EXPECT vacuous: no input in the scope meets the precondition and invariants
    }

    //@ ensures true;
    static void endless(int a) {
        while (a != 0) // EXPECT cut: loop
            a++;
    }

    //@ ensures \result == d;
    static double floating(double d) {
        return d + 0.5; // EXPECT unknown: floating-point arithmetic (not modelled)
    }

    /*@ nullable @*/ Verdicts next;
    int rank;
    //@ invariant next == null || next.rank < rank; // EXPECT violated: invariant in 'Verdicts.raise()'

    //@ ensures \result;
    boolean isNotItself() {
        return next != this;
    }

    //@ requires next != null;
    void drop() {
        next.next = null;
    }

    //@ requires next != null;
    void raise() {
        rank--;
    }

    //@ ensures (\forall Verdicts other; other.next == \old(other.next));
    static Verdicts create() {
        Verdicts one = new Verdicts(); // EXPECT cut: executions that need more than 4 objects of class 'Verdicts'
        return one;
    }
}
// OUTPUT HOLDS Verdicts.greatest(int[])
// OUTPUT VACUOUS Verdicts.nothing(int)
// OUTPUT HOLDS, CUT Verdicts.endless(int)
// OUTPUT UNKNOWN Verdicts.floating(double)
// OUTPUT HOLDS Verdicts.isNotItself()
// OUTPUT HOLDS Verdicts.drop()
// OUTPUT HOLDS, CUT Verdicts.create()
