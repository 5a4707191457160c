class Lists {
    static class Node {
        int value;
        /*@ nullable @*/ Node next;
    }

    //@ ensures \result >= 0 || \result == -1;
    static int find(/*@ nullable @*/ Node head, int key) {
        int at = 0;
        Node n = head;
        while (n != null && at < 1000000) {
            if (n.value == key)
                return at;
            n = n.next;
            at++;
        }
        return -1;
    }
}
// OUTPUT PROVED Lists.find(Lists.Node, int)
