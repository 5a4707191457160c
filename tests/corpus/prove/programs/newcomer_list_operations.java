// A list with a head: contains, append, removal of the first.
class IntList {
    static class Node {
        int value;
        /*@ nullable @*/ Node next;
    }

    /*@ nullable @*/ Node head;

    //@ ensures \result ==> head != null;
    boolean contains(int v) {
        for (Node n = head; n != null; n = n.next)
            if (n.value == v)
                return true;
        return false;
    }

    //@ ensures head != null;
    //@ ensures \old(head) != null ==> head == \old(head);
    void append(int v) {
        Node fresh = new Node();
        fresh.value = v;
        if (head == null) {
            head = fresh;
            return;
        }
        Node last = head;
        while (last.next != null)
            last = last.next;
        last.next = fresh;
    }

    //@ ensures \old(head) != null && \old(head.value) != v ==> head == \old(head);
    void remove(int v) {
        Node previous = null;
        Node n = head;
        while (n != null && n.value != v) {
            previous = n;
            n = n.next;
        }
        if (n == null)
            return;
        if (previous == null)
            head = n.next;
        else
            previous.next = n.next;
    }
}
// OUTPUT PROVED IntList.contains(int)
// OUTPUT PROVED IntList.append(int)
// OUTPUT PROVED IntList.remove(int)
