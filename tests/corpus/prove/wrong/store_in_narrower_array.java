// An Integer[] used as an Object[] takes Integers only.
// ARGS --all --null nullable
class StoreInNarrowerArray {
    //@ requires a != null && a.length > 0;
    static void any(Integer[] a, Object i) {
        Object[] o = a;
        o[0] = i; // EXPECT violated: array store: ArrayStoreException
    }

    //@ requires a != null && a.length > 0;
    static void fitting(Integer[] a, Integer i) {
        Object[] o = a;
        o[0] = i;
    }
}
// OUTPUT PROVED StoreInNarrowerArray.fitting(Integer[], Integer)
