// The interface of Java PathFinder to its choices, under its newer and its older name. Bounds are included.
import gov.nasa.jpf.jvm.Verify;

class Choices {
    //@ ensures 0 <= \result && \result <= 5;
    static int upTo() {
        return Verify.random(5);
    }

    //@ ensures \result < 5; // EXPECT violated: postcondition in 'Choices.both()'
    static int both() {
        return Verify.random(5);
    }

    //@ ensures \result == 3 || \result == 4;
    static int swapped() {
        return gov.nasa.jpf.vm.Verify.getInt(4, 3);
    }

    //@ ensures \result == 7 || \result == 9;
    static int listed() {
        return Verify.getIntFromList(7, 9);
    }

    //@ ensures \result != 3;
    static int ignored(int n) {
        int x = Verify.choose(n);
        Verify.ignoreIf(x == 3);
        return x;
    }

    //@ ensures true;
    static void asserted(int n) {
        boolean first = Verify.randomBool();
        boolean second = Verify.choose_boolean();
        Verify.assertTrue("they may differ", first == second); // EXPECT violated: exception 'AssertionError' is not allowed by the specification in 'Choices.asserted(int)'
    }
}
// OUTPUT HOLDS Choices.upTo()
// OUTPUT HOLDS Choices.swapped()
// OUTPUT HOLDS Choices.listed()
// OUTPUT HOLDS Choices.ignored(int)
// EXIT 1
