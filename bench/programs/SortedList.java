// bench insert --objects SortedList=1: CUT
// bench remove --objects SortedList=1: HOLDS

/** A set of ints: a singly linked list in ascending order. */
public class SortedList {
    static class Node {
        int key;
        /*@ nullable @*/ Node next;
    }

    /*@ nullable @*/ Node head;
    int size;

    /*@ // Strictly ascending; so the list has no cycle either.
      @ invariant (\forall Node n; \reach(head).has(n); n.next != null ==> n.key < n.next.key);
      @ invariant size == (\num_of Node n; \reach(head).has(n); true);
      @*/

    //@ ensures \result <==> (\exists Node n; \reach(head).has(n); n.key == key);
    /*@ pure @*/ boolean contains(int key) {
        Node at = head;
        while (at != null && at.key < key) {
            at = at.next;
        }
        return at != null && at.key == key;
    }

    /*@ ensures \result <==> !\old(contains(key));
      @ ensures (\forall int k; contains(k) <==> \old(contains(k)) || k == key);
      @ ensures size == \old(size) + (\result ? 1 : 0);
      @*/
    boolean insert(int key) {
        Node before = null;
        Node at = head;
        while (at != null && at.key < key) {
            before = at;
            at = at.next;
        }
        if (at != null && at.key == key) {
            return false;
        }
        Node node = new Node();
        node.key = key;
        node.next = at;
        if (before == null) {
            head = node;
        } else {
            before.next = node;
        }
        size++;
        return true;
    }

    /*@ ensures \result <==> \old(contains(key));
      @ ensures (\forall int k; contains(k) <==> \old(contains(k)) && k != key);
      @ ensures size == \old(size) - (\result ? 1 : 0);
      @*/
    boolean remove(int key) {
        Node before = null;
        Node at = head;
        while (at != null && at.key < key) {
            before = at;
            at = at.next;
        }
        if (at == null || at.key != key) {
            return false;
        }
        if (before == null) {
            head = at.next;
        } else {
            before.next = at.next;
        }
        size--;
        return true;
    }
}
