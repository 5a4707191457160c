// bench insert --objects SortedListBug=1: VIOLATED from 2
// bench remove --objects SortedListBug=1: VIOLATED from 3

/** A set of ints: a singly linked list in ascending order. */
public class SortedListBug {
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
        // BUG: looks for the key one node too early, so that it may be inserted twice
        if (before != null && before.key == key) {
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
        // BUG: loses the nodes behind the one removed
        if (before == null) {
            head = at.next;
        } else {
            before.next = null;
        }
        size--;
        return true;
    }
}
