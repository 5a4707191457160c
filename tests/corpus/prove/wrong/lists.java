class Lists {
    static class Node {
        int value;
        /*@ nullable @*/ Node next;
    }

    //@ ensures true;
    static int lastValue(/*@ nullable @*/ Node head) {
        Node n = head;
        while (n.next != null) // EXPECT violated: null dereference: NullPointerException in 'Lists.lastValue(Lists.Node)'
            n = n.next;
        return n.value;
    }

    //@ ensures \result != null ==> \result.value != key; // EXPECT violated: postcondition in 'Lists.lookup(Lists.Node, int)'
    static /*@ nullable @*/ Node lookup(/*@ nullable @*/ Node head, int key) {
        Node n = head;
        while (n != null && n.value != key)
            n = n.next;
        return n;
    }

    //@ requires n >= 0;
    //@ ensures \result != null; // EXPECT violated: postcondition in 'Lists.build(int)'
    static /*@ nullable @*/ Node build(int n) {
        Node head = null;
        for (int i = 0; i < n; i++)
            head = new Node();
        return head;
    }

    //@ requires a != b;
    //@ ensures a.value == 1; // EXPECT violated: postcondition in 'Lists.alias(Lists.Node, Lists.Node)'
    static void alias(Node a, Node b) {
        a.value = 1;
        Node n = b;
        for (int i = 0; i < 2 && n != null; i++) {
            n.value = 2;
            n = n.next;
        }
    }
}
// OUTPUT VIOLATED Lists.lastValue(Lists.Node)
// OUTPUT VIOLATED Lists.lookup(Lists.Node, int)
// OUTPUT VIOLATED Lists.build(int)
// OUTPUT VIOLATED Lists.alias(Lists.Node, Lists.Node)
