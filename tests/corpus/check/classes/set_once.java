// A private static field that only its initialiser sets is as good as final, whoever assigns another of that name.
class SetOnce {
    interface Source {
        int next();
    }

    private static Source once = () -> 3;
    private static Source inParentheses = () -> 3;
    private static Source qualified = () -> 3;
    private static Source inSpecification = () -> 3;
    private static int[] stepped = {3};

    static void change() {
        (inParentheses) = () -> 4;
        SetOnce.qualified = () -> 4;
        stepped[0]++;
    }

    //@ assignable inSpecification;
    static native void changeByContract();

    //@ ensures \result == 3;
    static int once() {
        return once.next();
    }

    // EXPECT-NEXT violated: postcondition
    //@ ensures \result == 4;
    static int onceWrong() {
        return once.next();
    }

    // EXPECT-NEXT violated: postcondition
    //@ ensures \result == 3;
    static int inParentheses() {
        return inParentheses.next();
    }

    // EXPECT-NEXT violated: postcondition
    //@ ensures \result == 3;
    static int qualified() {
        return qualified.next();
    }

    // EXPECT-NEXT violated: postcondition
    //@ ensures \result == 3;
    static int inSpecification() {
        return inSpecification.next();
    }

    // EXPECT-NEXT violated: postcondition
    //@ ensures \result == 3;
    static int stepped() {
        return stepped[0];
    }
}
