class Lists {
    static class Node {
        int value;
        /*@ nullable @*/ Node next;
    }

    //@ ensures \result.next == null;
    static Node last(Node head) {
        Node n = head;
        while (n.next != null)
            n = n.next;
        return n;
    }
}
// OUTPUT PROVED Lists.last(Lists.Node)
