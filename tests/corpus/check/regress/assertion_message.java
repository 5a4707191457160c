// The message of an assertion that fails is evaluated: it may have effects, or throw another exception.
// ARGS --all
class AssertionMessage {
    //@ requires a.length > 0;
    static int count(/*@ non_null @*/ int[] a) {
        a[0]++;
        return 1;
    }

    //@ requires n == 5; ensures \result == 1;
    static int effect(int n) {
        int[] a = {0};
        try {
            assert n == 4 : count(a);
        } catch (AssertionError e) {
            return a[0];
        }
        return 9;
    }

    //@ requires n == 4; ensures \result == 1; // EXPECT violated: postcondition
    static int none(int n) {
        int[] a = {0};
        assert n == 4 : count(a);
        return a[0];
    }

    //@ ensures \result == (n == 0 ? 2 : 3);
    static int thrown(int n) {
        try {
            assert n > 100 && n < 0 : 1 / n;
        } catch (ArithmeticException e) {
            return 2;
        } catch (AssertionError e) {
            return 3;
        }
        return 4;
    }

    static void fails(int n) {
        assert n == 4 : "n is " + n; // EXPECT violated: assertion
    }

    static void native_(int n) {
        assert n == 4 : String.format("n is %d", n); // EXPECT violated: assertion
    }
}
// OUTPUT HOLDS AssertionMessage.effect(int)
// OUTPUT HOLDS AssertionMessage.thrown(int)
