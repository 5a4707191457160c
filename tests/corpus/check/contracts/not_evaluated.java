// A contract that cannot be evaluated is no use: the body is executed.
class NotEvaluated {
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
    //@ ensures data[0] == \old(data[1]);
    void keeps() {
        swap();
    }

    //@ requires data.length > 1;
    //@ ensures data[0] == \old(data[0]); // EXPECT violated: postcondition
    void breaks() {
        swap();
    }
}
// OUTPUT 'NotEvaluated.swap()' executed, as the contract cannot be evaluated here
