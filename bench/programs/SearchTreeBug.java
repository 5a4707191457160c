// bench insert --objects SearchTreeBug=1: VIOLATED from 2
// bench delete --objects SearchTreeBug=1: VIOLATED from 4

/** A set of ints: a binary search tree. */
public class SearchTreeBug {
    static class Node {
        int key;
        /*@ nullable @*/ Node left;
        /*@ nullable @*/ Node right;
    }

    /*@ nullable @*/ Node root;
    int size;

    /*@ // Smaller keys to the left, larger ones to the right; so it is a tree: no cycles, nothing shared.
      @ invariant (\forall Node n; \reach(root).has(n);
      @               (\forall Node m; \reach(n.left).has(m); m.key < n.key)
      @               && (\forall Node m; \reach(n.right).has(m); n.key < m.key));
      @ invariant size == (\num_of Node n; \reach(root).has(n); true);
      @*/

    //@ ensures \result <==> (\exists Node n; \reach(root).has(n); n.key == key);
    /*@ pure @*/ boolean contains(int key) {
        Node at = root;
        while (at != null && at.key != key) {
            at = key < at.key ? at.left : at.right;
        }
        return at != null;
    }

    /*@ ensures \result <==> !\old(contains(key));
      @ ensures (\forall int k; contains(k) <==> \old(contains(k)) || k == key);
      @ ensures size == \old(size) + (\result ? 1 : 0);
      @*/
    boolean insert(int key) {
        Node parent = null;
        Node at = root;
        while (at != null) {
            if (at.key == key) {
                return false;
            }
            parent = at;
            at = key < at.key ? at.left : at.right;
        }
        Node node = new Node();
        node.key = key;
        if (parent == null) {
            root = node;
        // BUG: takes the left side wherever it is free
        } else if (parent.left == null) {
            parent.left = node;
        } else {
            parent.right = node;
        }
        size++;
        return true;
    }

    /*@ ensures \result <==> \old(contains(key));
      @ ensures (\forall int k; contains(k) <==> \old(contains(k)) && k != key);
      @ ensures size == \old(size) - (\result ? 1 : 0);
      @*/
    boolean delete(int key) {
        Node parent = null;
        Node at = root;
        while (at != null && at.key != key) {
            parent = at;
            at = key < at.key ? at.left : at.right;
        }
        if (at == null) {
            return false;
        }
        if (at.left != null && at.right != null) {
            // The next larger key takes the place; its node has no left child.
            Node next = at.right;
            // BUG: the right child of the next larger key is lost
            parent = at;
            while (next.left != null) {
                parent = next;
                next = next.left;
            }
            at.key = next.key;
            next.right = null;
            at = next;
        }
        Node child = at.left != null ? at.left : at.right;
        if (parent == null) {
            root = child;
        } else if (parent.left == at) {
            parent.left = child;
        } else {
            parent.right = child;
        }
        size--;
        return true;
    }
}
