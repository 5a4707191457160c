// Objects out of reach that share what the method changes are looked at with --others only; the
// scope says so.
class OthersLeftOut {
    static class Node {
        int value;
        /*@ nullable @*/ Node next;
    }

    /*@ nullable @*/ Node head;

    //@ invariant head != null ==> head.value > 0;

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
}
// OUTPUT HOLDS OthersLeftOut.clear()
// OUTPUT for every pre-state with at most 4 objects of each class in reach, 32-bit int
