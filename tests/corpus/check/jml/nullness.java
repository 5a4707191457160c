class Defaults {
    Defaults friend;
    /*@ nullable @*/ Defaults maybe;

    //@ ensures true;
    Defaults() {
        friend = this;
    }

    //@ ensures true;
    Defaults(int x) { // EXPECT violated: null
    }

    // Parameters, fields and results are not null.
    //@ ensures true;
    static Defaults field(Defaults d) {
        return d.friend;
    }

    //@ ensures true;
    static Defaults fieldWrong(Defaults d) { // EXPECT violated: null
        return d.maybe;
    }

    //@ ensures true;
    static /*@ nullable @*/ Defaults maybeResult(Defaults d) {
        return d.maybe;
    }

    //@ ensures d.friend != null;
    static void write(Defaults d) {
        d.friend = d;
    }

    //@ ensures true;
    static int elements(Defaults[] a) {
        int count = 0;
        for (Defaults d : a) {
            count += d == null ? 1 : 0;
        }
        return count;
    }

    //@ requires \nonnullelements(a);
    //@ ensures \result == 0;
    static int nonNullElements(Defaults /*@ nullable @*/ [] a) {
        int count = 0;
        for (Object o : a) {
            count += o == null ? 1 : 0;
        }
        return count;
    }

    //@ requires a.length == 1;
    //@ ensures \nonnullelements(a); // EXPECT violated: postcondition in 'Defaults.nonNullElementsWrong(Object[])'
    static void nonNullElementsWrong(/*@ nullable @*/ Object[] a) {
        a[0] = null;
    }
}
// OUTPUT HOLDS Defaults.Defaults()
// OUTPUT HOLDS Defaults.field(Defaults)
// OUTPUT HOLDS Defaults.maybeResult(Defaults)
// OUTPUT HOLDS Defaults.write(Defaults)
// OUTPUT HOLDS Defaults.elements(Defaults[])
// OUTPUT HOLDS Defaults.nonNullElements(Defaults[])
