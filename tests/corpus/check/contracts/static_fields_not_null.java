// ARGS --all --loops invariant
// A method that is called by its contract leaves no null in static fields that must not be null, and expects none there.
class StaticFieldsNotNull {
    static class Item {
    }

    static Item held = new Item();
    static int calls;

    //@ requires limit > 0;
    //@ ensures \result == 5;
    static int counted(int limit) {
        calls++;
        return 5;
    }

    //@ requires limit > 0;
    //@ ensures \result == 5;
    static int caller(int limit) { return counted(limit); }

    // EXPECT-NEXT violated: null in a field that must not be null
    static void forgets() { held = null; }

    static void forgetsForAWhile(int limit) {
        Item before = held;
        held = null;
        counted(7); // EXPECT violated: precondition of 'counted': null in a field that must not be null
        held = before;
    }

    //@ requires limit > 0;
    static void loop(int limit) {
        //@ loop_invariant 0 <= i && i <= limit;
        //@ decreases limit - i;
        for (int i = 0; i < limit; i++)
            counted(i + 1);
    }
}
// OUTPUT HOLDS StaticFieldsNotNull.caller(int)
// OUTPUT HOLDS StaticFieldsNotNull.loop(int)
