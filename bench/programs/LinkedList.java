// bench reverse --objects LinkedList=1: HOLDS
// bench copy --objects LinkedList=2 --objects Node=2N: CUT

/** A singly linked list. */
public class LinkedList {
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
        while (at != null) {
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
    LinkedList copy() {
        LinkedList copy = new LinkedList();
        Node last = null;
        for (Node at = head; at != null; at = at.next) {
            Node node = new Node();
            node.value = at.value;
            if (last == null) {
                copy.head = node;
            } else {
                last.next = node;
            }
            last = node;
        }
        return copy;
    }

    /*@ pure @*/ boolean sameValues(LinkedList other) {
        Node mine = head;
        Node its = other.head;
        while (mine != null && its != null && mine.value == its.value) {
            mine = mine.next;
            its = its.next;
        }
        return mine == null && its == null;
    }
}
