class Lists {
    static class Node {
        int value;
        /*@ nullable @*/ Node next;
    }

    //@ ensures \result != null ==> \result.value == key;
    static /*@ nullable @*/ Node lookup(/*@ nullable @*/ Node head, int key) {
        Node n = head;
        while (n != null && n.value != key)
            n = n.next;
        return n;
    }
}
// OUTPUT PROVED Lists.lookup(Lists.Node, int)
