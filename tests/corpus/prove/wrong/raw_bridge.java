// Behind an operation that is unchecked, type arguments may lie: what comes from the pre-state is not
// believed there.
class Weight implements Comparable<Weight> {
    int grams;

    // EXPECT-NEXT violated: class cast: ClassCastException
    public int compareTo(Weight other) { // EXPECT unknown: a cast that type arguments imply, and that may fail
        return grams < other.grams ? -1 : grams > other.grams ? 1 : 0;
    }
}

class RawBridgeProof {
    //@ ensures true;
    static int constant(Weight w) {
        return ((Comparable) w).compareTo("x");
    }

    //@ ensures true;
    static int any(Weight w, Object o) {
        return ((Comparable) w).compareTo(o);
    }

    //@ ensures \result == 0;
    static int typed(Weight w) {
        Comparable<Weight> c = w;
        return c.compareTo(w);
    }
}
