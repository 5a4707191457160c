// ARGS --all
// Static fields that must not be null are not: expected and kept by every method, and so before calls by contract.
class StaticFields {
    static class Item {
        int weight;
    }

    static Item held = new Item();
    static /*@ nullable @*/ Item spare;
    static Item[] row = {held};

    //@ ensures \result == StaticFields.held.weight;
    static int weight() {
        return held.weight;
    }

    //@ ensures \result == n + 1;
    static int count(int n) {
        return n + 1;
    }

    //@ requires 0 <= i && i < StaticFields.row.length;
    static int weightAt(int i) {
        return row[i].weight;
    }

    // EXPECT-NEXT violated: null in a field that must not be null
    static void forgets() {
        held = null;
    }

    static void forgetsSpare() {
        spare = null;
    }

    // EXPECT-NEXT violated: null in an array whose elements must not be null
    static void forgetsElement() {
        if (row.length > 0)
            row[0] = null;
    }

    static void forgetsForAWhile() {
        Item before = held;
        held = null;
        count(1); // EXPECT violated: precondition of 'count': null in a field that must not be null
        held = before;
    }

    static void forgetsAndRemembers() {
        Item before = held;
        held = null;
        held = before;
    }
}
// OUTPUT PROVED StaticFields.weight()
// OUTPUT PROVED StaticFields.weightAt(int)
// OUTPUT PROVED StaticFields.forgetsSpare()
// OUTPUT PROVED StaticFields.forgetsAndRemembers()
// EXIT 1
