// ARGS --loops invariant --method NotEvaluatedLoops.twice --method NotEvaluatedLoops.thrice
// Neither contracts nor an invariant of a loop can be evaluated: the bodies are executed, the loop is unrolled, and both are told.
class NotEvaluatedLoops {
    int[] data;

    /*@ pure @*/ int count(int key) {
        int count = 0;
        for (int i = 0; i < data.length; i++)
            if (data[i] == key)
                count++;
        return count;
    }

    //@ requires data.length > 1;
    //@ ensures (\forall int k; count(k) == \old(count(k)));
    void swap() {
        int first = data[0];
        data[0] = data[1];
        data[1] = first;
    }

    //@ requires data.length > 1;
    //@ ensures (\forall int k; count(k) == \old(count(k)));
    void swapAgain() {
        int first = data[0];
        data[0] = data[1];
        data[1] = first;
    }

    //@ requires data.length > 1;
    //@ ensures data[0] == \old(data[0]);
    void twice() {
        int i = 0;
        //@ loop_invariant 0 <= i && i <= 2;
        //@ loop_invariant (\forall int k; count(k) == \old(count(k)));
        while (i < 2) {
            swap();
            i++;
        }
        swapAgain();
        swap();
    }

    //@ requires data.length > 1;
    // EXPECT-NEXT violated: postcondition
    //@ ensures data[0] == \old(data[0]);
    void thrice() {
        int i = 0;
        //@ loop_invariant 0 <= i && i <= 3;
        //@ loop_invariant (\forall int k; count(k) == \old(count(k)));
        while (i < 3) {
            swap();
            i++;
        }
    }
}
// OUTPUT 'NotEvaluatedLoops.swap()' and 'NotEvaluatedLoops.swapAgain()' executed, as the contract cannot be evaluated here
// OUTPUT loops unrolled, as an invariant cannot be evaluated here
// OUTPUT 'NotEvaluatedLoops.swap()' executed, as the contract cannot be evaluated here
