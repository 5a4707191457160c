// bench addLast --objects DoublyLinkedList=1: CUT
// bench remove --objects DoublyLinkedList=1: HOLDS

/** A doubly linked list with both ends at hand. */
public class DoublyLinkedList {
    static class Node {
        int value;
        /*@ nullable @*/ Node previous;
        /*@ nullable @*/ Node next;
    }

    /*@ nullable @*/ Node head;
    /*@ nullable @*/ Node tail;
    int size;

    /*@ // Links agree in both directions, and lead from head to tail; so there is no cycle.
      @ invariant head == null <==> tail == null;
      @ invariant (\forall Node n; \reach(head).has(n);
      @               (n.previous == null <==> n == head) && (n.next == null <==> n == tail)
      @               && (n.previous != null ==> n.previous.next == n)
      @               && (n.next != null ==> n.next.previous == n));
      @ invariant head != null ==> \reach(head).has(tail);
      @ invariant size == (\num_of Node n; \reach(head).has(n); true);
      @*/

    /*@ ensures \fresh(tail) && tail.value == value && tail.previous == \old(tail);
      @ ensures size == \old(size) + 1;
      @ ensures (\forall Node n; \reach(head).has(n) <==> \old(\reach(head).has(n)) || n == tail);
      @ ensures (\forall Node n; \old(\reach(head).has(n));
      @             n.value == \old(n.value) && n.previous == \old(n.previous));
      @*/
    void addLast(int value) {
        Node node = new Node();
        node.value = value;
        node.previous = tail;
        if (tail == null) {
            head = node;
        } else {
            tail.next = node;
        }
        tail = node;
        size++;
    }

    /*@ requires \reach(head).has(node);
      @ ensures size == \old(size) - 1;
      @ ensures (\forall Node n; \reach(head).has(n) <==> \old(\reach(head).has(n)) && n != node);
      @ ensures (\forall Node n; \reach(head).has(n);
      @             n.value == \old(n.value)
      @             && n.next == (\old(n.next) == node ? \old(node.next) : \old(n.next)));
      @*/
    void remove(Node node) {
        if (node.previous == null) {
            head = node.next;
        } else {
            node.previous.next = node.next;
        }
        if (node.next == null) {
            tail = node.previous;
        } else {
            node.next.previous = node.previous;
        }
        size--;
    }
}
