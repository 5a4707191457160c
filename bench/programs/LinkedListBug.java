// bench reverse --objects LinkedListBug=1: VIOLATED from 1
// bench copy --objects LinkedListBug=2 --objects Node=2N: VIOLATED from 3

/** A singly linked list. */
public class LinkedListBug {
    static class Node {
        int value;
        /*@ nullable @*/ Node next;
    }

    /*@ nullable @*/ Node head;

    //@ invariant (\forall Node n; \reach(head).has(n); !\reach(n.next).has(n));

    /** Turns every link around. */
    /*@ ensures (\forall Node n; \reach(head).has(n) <==> \old(\reach(head).has(n)));
      @ ensures (\forall Node n; \old(\reach(head).has(n));
      @             n.value == \old(n.value) && (\old(n.next) != null ==> \old(n.next).next == n));
      @ ensures \old(head) != null ==> \old(head).next == null;
      @*/
    void reverse() {
        Node done = null;
        Node at = head;
        // BUG: stops before the last node
        while (at != null && at.next != null) {
            Node next = at.next;
            at.next = done;
            done = at;
            at = next;
        }
        head = done;
    }

    /** A list of the same values in nodes of its own. */
    /*@ assignable \nothing;
      @ ensures \fresh(\result) && (\forall Node n; \reach(\result.head).has(n); \fresh(n));
      @ ensures \result.sameValues(this);
      @*/
    LinkedListBug copy() {
        LinkedListBug copy = new LinkedListBug();
        Node last = null;
        for (Node at = head; at != null; at = at.next) {
            Node node = new Node();
            node.value = at.value;
            // BUG: the last node stays the first
            if (last == null) {
                copy.head = node;
                last = node;
            } else {
                last.next = node;
            }
        }
        return copy;
    }

    /*@ pure @*/ boolean sameValues(LinkedListBug other) {
        Node mine = head;
        Node its = other.head;
        while (mine != null && its != null && mine.value == its.value) {
            mine = mine.next;
            its = its.next;
        }
        return mine == null && its == null;
    }
}
