// ARGS --way induction
// What a call gives is another object every time: the last clauses speak of all of them, and JML has
// no words for a heap that a call leaves behind.
class Item {
    int value;
}

class Objects {
    //@ ensures \result != null && \result.value == 3;
    //@ assignable \nothing;
    static Item make() {
        Item item = new Item();
        item.value = 3;
        return item;
    }

    //@ ensures true;
    static void queue(int n) {
        Item p = make(), q = make(), r = make(), s = make();
        for (int i = 0; i < n; i++) {
            //@ assert p.value + q.value == 6;
            p = q;
            q = r;
            r = s;
            s = make();
        }
    }
}
// OUTPUT PROVED Objects.make()
// OUTPUT PROVED Objects.queue(int)
// OUTPUT invariants found by k-induction: k = 4
