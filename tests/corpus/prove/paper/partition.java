// Figure 8, left: nodes greater than v are taken out of a list.
class Partition {
    static class Node {
        int elem;
        /*@ nullable @*/ Node next;
    }

    //@ ensures true;
    static /*@ nullable @*/ Node partition(/*@ nullable @*/ Node l, int v) {
        Node curr = l;
        Node prev = null;
        Node newl = null;
        Node nextCurr;
        while (curr != null) {
            nextCurr = curr.next;
            if (curr.elem > v) {
                if (prev != null)
                    prev.next = nextCurr;
                if (curr == l)
                    l = nextCurr;
                curr.next = newl;
                assert curr != prev;
                newl = curr;
            } else {
                prev = curr;
            }
            curr = nextCurr;
        }
        return newl;
    }
}
// OUTPUT PROVED Partition.partition(Partition.Node, int)
