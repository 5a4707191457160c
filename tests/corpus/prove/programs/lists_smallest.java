class Lists {
    static class Node {
        int value;
        /*@ nullable @*/ Node next;
    }

    //@ ensures \result <= bound && (head != null ==> \result <= head.value || \result <= bound);
    static int smallest(/*@ nullable @*/ Node head, int bound) {
        int m = bound;
        for (Node n = head; n != null; n = n.next)
            if (n.value < m)
                m = n.value;
        return m;
    }
}
// OUTPUT PROVED Lists.smallest(Lists.Node, int)
