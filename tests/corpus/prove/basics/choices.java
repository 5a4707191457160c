// Values that nobody determines are any values, anew each time; assumptions leave executions out.
class Choices {
    //@ requires n >= 0;
    //@ ensures \result == n;
    static int patient(int n) {
        int count = 0;
        while (count < n) {
            if (Verify.randomBool())
                count++;
        }
        return count;
    }

    //@ ensures true;
    static void alike(int n) {
        int before = 0;
        for (int i = 0; i < n; i++) {
            int x = Verify.random(1);
            if (i > 0)
                Verify.assertTrue(x == before); // EXPECT violated: exception 'AssertionError' is not allowed by the specification in 'Choices.alike(int)'
            before = x;
        }
    }

    //@ ensures \result != 6;
    static int assumed(int n) {
        for (int i = 0; i < n; i++) {
            int y = CProver.nondetInt();
            Verify.ignoreIf(y == 3);
            if (y == 3)
                return 6;
        }
        return 0;
    }

    //@ ensures \result > 0;
    static int positive() {
        int x = CProver.nondetInt();
        CProver.assume(x > 0);
        return x;
    }

    //@ ensures \result > 1; // EXPECT violated: postcondition in 'Choices.positiveWrong()'
    static int positiveWrong() {
        int x = CProver.nondetInt();
        CProver.assume(x > 0);
        return x;
    }

    //@ ensures -128 <= \result && \result <= 127;
    static int small() {
        return CProver.nondetByte();
    }

    //@ ensures -128 < \result; // EXPECT violated: postcondition in 'Choices.smallWrong()'
    static int smallWrong() {
        return CProver.nondetByte();
    }
}
// OUTPUT PROVED Choices.patient(int)
// OUTPUT for every input, 32-bit int; if it ends
// OUTPUT PROVED Choices.assumed(int)
// OUTPUT PROVED Choices.positive()
// OUTPUT PROVED Choices.small()
// EXIT 1
