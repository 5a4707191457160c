// Loops along a field: the solver is told what follows from that, which must not be more than is true.
// ARGS --objects Node=16,Pair=1 --bits 8
class Node {
    /*@ nullable */ Node next;
}

class Pair {
    /*@ nullable */ Node first;
    /*@ nullable */ Node second;

    // Both lists have sixteen nodes at the most, and the second may lead into the first: its numbers do
    // not follow each other there.
    int both() {
        int count = 0;
        for (Node n = first; n != null; n = n.next)
            count++;
        for (Node n = second; n != null; n = n.next)
            count++;
        return count;
    }

    //@ requires first != null && second != null && first.next != null;
    //@ requires first.next.next == second && second.next == null;
    int joined() {
        int count = 0;
        for (Node n = first; n != null; n = n.next)
            count++;
        return count;
    }

    // From the end of the first list on, which leads back: two nodes, for ever.
    //@ requires first != null && first.next != null && first.next.next == first;
    int around() {
        int count = 0;
        for (Node n = first; n != null; n = n.next)
            count++;
        return count;
    }

    // It goes along the field, and cuts the list in the middle.
    int cut() {
        int count = 0;
        for (Node n = first; n != null; n = n.next) {
            count++;
            if (count == 3)
                n.next = null;
        }
        return count;
    }

    // A circle is left by a return.
    int left() {
        int count = 0;
        for (Node n = first; n != null; n = n.next)
            if (++count == 18)
                return count;
        return 0;
    }

    // Each node that is read is followed by a new one: sixteen are enough for eight.
    void twice() {
        for (Node n = first; n != null; n = n.next) {
            Node copy = new Node();
            copy.next = n.next;
            n.next = copy;
            n = copy;
        }
    }
}
// OUTPUT walks.java:15 for both 0 16 exact, may not end
// OUTPUT walks.java:17 for both 0 16 exact, may not end
// OUTPUT walks.java:26 for joined 3 3 exact
// OUTPUT walks.java:35 for around - - never ends
// OUTPUT walks.java:43 for cut 0 3 exact
// OUTPUT walks.java:54 for left 0 18 exact
// OUTPUT walks.java:62 for twice 0 8 exact
