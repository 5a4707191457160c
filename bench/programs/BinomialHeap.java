// bench insert --objects BinomialHeap=1: CUT
// bench extractMin --objects BinomialHeap=1: HOLDS

/** A heap of ints: a list of binomial trees, no two of the same degree. */
public class BinomialHeap {
    static class Node {
        int key;
        int degree;
        /*@ nullable @*/ Node parent;
        /*@ nullable @*/ Node child;
        /*@ nullable @*/ Node sibling;
    }

    /*@ nullable @*/ Node head;
    int size;

    /*@ // Roots have no parent, and grow in degree.
      @ invariant head != null ==> head.parent == null;
      @ invariant (\forall Node n; \reach(head).has(n) && n.parent == null;
      @               n.sibling != null ==> n.sibling.parent == null && n.degree < n.sibling.degree);
      @ // The children of a node are of its degree less one, less two, ... zero.
      @ invariant (\forall Node n; \reach(head).has(n);
      @               n.degree >= 0 && (n.child == null <==> n.degree == 0)
      @               && (n.child != null ==> n.child.parent == n && n.child.degree == n.degree - 1));
      @ invariant (\forall Node n; \reach(head).has(n) && n.parent != null;
      @               n.parent.key <= n.key && (n.sibling == null <==> n.degree == 0)
      @               && (n.sibling != null
      @                   ==> n.sibling.parent == n.parent && n.sibling.degree == n.degree - 1));
      @ invariant size == (\num_of Node n; \reach(head).has(n); true);
      @*/

    /*@ ensures size == \old(size) + 1;
      @ ensures (\forall int k; (\num_of Node n; \reach(head).has(n); n.key == k)
      @             == \old((\num_of Node n; \reach(head).has(n); n.key == k)) + (k == key ? 1 : 0));
      @*/
    void insert(int key) {
        Node node = new Node();
        node.key = key;
        unite(head, node);
        size++;
    }

    /*@ requires head != null;
      @ ensures size == \old(size) - 1;
      @ ensures (\forall Node n; \old(\reach(head).has(n)); \result <= \old(n.key));
      @ ensures (\forall int k; (\num_of Node n; \reach(head).has(n); n.key == k)
      @             == \old((\num_of Node n; \reach(head).has(n); n.key == k)) - (k == \result ? 1 : 0));
      @*/
    int extractMin() {
        Node least = head;
        Node beforeLeast = null;
        for (Node before = head; before.sibling != null; before = before.sibling) {
            if (before.sibling.key < least.key) {
                least = before.sibling;
                beforeLeast = before;
            }
        }
        if (beforeLeast == null) {
            head = least.sibling;
        } else {
            beforeLeast.sibling = least.sibling;
        }
        // The children become roots, in the other order.
        Node roots = null;
        Node child = least.child;
        while (child != null) {
            Node next = child.sibling;
            child.sibling = roots;
            child.parent = null;
            roots = child;
            child = next;
        }
        unite(head, roots);
        size--;
        return least.key;
    }

    /** Makes two lists of roots one, and joins trees until no two are of the same degree. */
    private /*@ helper @*/ void unite(/*@ nullable @*/ Node some, /*@ nullable @*/ Node others) {
        head = merge(some, others);
        if (head == null) {
            return;
        }
        Node before = null;
        Node at = head;
        Node next = at.sibling;
        while (next != null) {
            boolean third = next.sibling != null && next.sibling.degree == at.degree;
            if (at.degree != next.degree || third) {
                before = at;
                at = next;
            } else if (at.key <= next.key) {
                at.sibling = next.sibling;
                link(next, at);
            } else {
                if (before == null) {
                    head = next;
                } else {
                    before.sibling = next;
                }
                link(at, next);
                at = next;
            }
            next = at.sibling;
        }
    }

    /** Merges two lists of roots in the order of their degrees. */
    private static /*@ helper nullable @*/ Node merge(/*@ nullable @*/ Node some, /*@ nullable @*/ Node others) {
        Node first = null;
        Node last = null;
        while (some != null || others != null) {
            Node next;
            if (others == null || some != null && some.degree <= others.degree) {
                next = some;
                some = some.sibling;
            } else {
                next = others;
                others = others.sibling;
            }
            if (last == null) {
                first = next;
            } else {
                last.sibling = next;
            }
            last = next;
        }
        return first;
    }

    private static /*@ helper @*/ void link(Node child, Node parent) {
        child.parent = parent;
        child.sibling = parent.child;
        parent.child = child;
        parent.degree++;
    }
}
