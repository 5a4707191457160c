class Lists {
    static class Node {
        int value;
        /*@ nullable @*/ Node next;
    }

    //@ requires n >= 0;
    //@ ensures n > 0 ==> \result != null;
    static /*@ nullable @*/ Node build(int n) {
        Node head = null;
        for (int i = 0; i < n; i++) {
            Node fresh = new Node();
            fresh.value = i;
            fresh.next = head;
            head = fresh;
        }
        return head;
    }
}
// OUTPUT PROVED Lists.build(int)
