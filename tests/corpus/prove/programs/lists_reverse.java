class Lists {
    static class Node {
        int value;
        /*@ nullable @*/ Node next;
    }

    //@ ensures true;
    static /*@ nullable @*/ Node reverse(/*@ nullable @*/ Node head) {
        Node done = null;
        Node rest = head;
        while (rest != null) {
            Node next = rest.next;
            rest.next = done;
            done = rest;
            rest = next;
        }
        return done;
    }
}
// OUTPUT PROVED Lists.reverse(Lists.Node)
