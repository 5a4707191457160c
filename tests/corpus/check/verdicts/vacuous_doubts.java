// Where no input meets the precondition, what is not modelled behind it changes nothing.
class VacuousDoubts {
    // EXPECT-NEXT vacuous: this clause takes part in the contradiction
    //@ requires x > 0 && x < 0;
    //@ ensures \result != null;
    static String doubtful(int x, Class<?> c) { // EXPECT vacuous: no input in the scope meets the precondition and invariants
        return c.getCanonicalName();
    }

    //@ requires x > 0 && x < 0;
    //@ ensures \result > 0;
    static int library(int x, String text) { // EXPECT vacuous: no input in the scope meets the precondition and invariants
        return text.toUpperCase().hashCode() + Integer.parseInt(text);
    }
}
