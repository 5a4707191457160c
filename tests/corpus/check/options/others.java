// ARGS --others
// With --others, objects out of reach may refer to what the method changes.
class Others {
    static class Node {
        int value;
        /*@ nullable @*/ Node next;
    }

    /*@ nullable @*/ Node head;

    //@ invariant head != null ==> head.value > 0; // EXPECT violated: invariant in 'Others.clear()'

    //@ requires head != null;
    //@ ensures head.value == v || v <= 0;
    void set(int v) {
        if (v > 0)
            head.value = v;
    }

    //@ requires head != null;
    //@ ensures head == null;
    void clear() {
        Node old = head;
        head = null;
        old.value = 0;
    }

    // No part is shared, so that nobody else can be hurt.
    static class Part {
        int value;
    }

    static class Owner {
        Part only;

        //@ invariant only.value > 0;
        //@ invariant (\forall Owner other; other != this; other.only != only);

        //@ ensures only.value == 1 && \result.value == 0;
        Part replace() {
            Part old = only;
            only = new Part(); // EXPECT cut: executions that need more than 4 objects of class 'Part' in 'Others.Owner.replace()'
            only.value = 1;
            old.value = 0;
            return old;
        }
    }
}
// OUTPUT HOLDS Others.set(int)
// OUTPUT for every pre-state with at most 4 objects of each class, in reach or not, 32-bit int
// OUTPUT Others#2 { head = Others.Node#1 } (nothing here refers to it)
// OUTPUT HOLDS, CUT Others.Owner.replace()
