// bench insert --objects AvlTree=1: CUT
// bench delete --objects AvlTree=1: HOLDS

/** A set of ints: a search tree, balanced after Adelson-Velsky and Landis. */
public class AvlTree {
    static class Node {
        int key;
        int height;
        /*@ nullable @*/ Node left;
        /*@ nullable @*/ Node right;
    }

    /*@ nullable @*/ Node root;
    int size;

    /*@ // Smaller keys to the left, larger ones to the right; so it is a tree: no cycles, nothing shared.
      @ invariant (\forall Node n; \reach(root).has(n);
      @               (\forall Node m; \reach(n.left).has(m); m.key < n.key)
      @               && (\forall Node m; \reach(n.right).has(m); n.key < m.key));
      @ invariant (\forall Node n; \reach(root).has(n);
      @               n.height == 1 + larger(height(n.left), height(n.right))
      @               && n.height >= 1
      @               && -1 <= height(n.left) - height(n.right) && height(n.left) - height(n.right) <= 1);
      @ invariant size == (\num_of Node n; \reach(root).has(n); true);
      @*/

    private static /*@ pure helper @*/ int height(/*@ nullable @*/ Node node) {
        return node == null ? 0 : node.height;
    }

    private static /*@ pure helper @*/ int larger(int a, int b) {
        return a > b ? a : b;
    }

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
        if (contains(key)) {
            return false;
        }
        Node leaf = new Node();
        leaf.key = key;
        leaf.height = 1;
        root = insertBelow(root, leaf);
        size++;
        return true;
    }

    /** The root of the subtree after a leaf was put there. */
    private static /*@ helper @*/ Node insertBelow(/*@ nullable @*/ Node node, Node leaf) {
        if (node == null) {
            return leaf;
        }
        boolean toLeft = leaf.key < node.key;
        Node child = insertBelow(toLeft ? node.left : node.right, leaf);
        if (toLeft) {
            node.left = child;
        } else {
            node.right = child;
        }
        return balance(node);
    }

    /*@ ensures \result <==> \old(contains(key));
      @ ensures (\forall int k; contains(k) <==> \old(contains(k)) && k != key);
      @ ensures size == \old(size) - (\result ? 1 : 0);
      @*/
    boolean delete(int key) {
        if (!contains(key)) {
            return false;
        }
        root = deleteBelow(root, key);
        size--;
        return true;
    }

    /** The root of the subtree, if anything is left of it, after the key was taken out. */
    private static /*@ helper nullable @*/ Node deleteBelow(Node node, int key) {
        boolean toLeft = key < node.key;
        int below = key;
        if (key == node.key) {
            if (node.left == null || node.right == null) {
                return node.left != null ? node.left : node.right;
            }
            // The next larger key takes the place.
            below = least(node.right);
            node.key = below;
        }
        Node child = deleteBelow(toLeft ? node.left : node.right, below);
        if (toLeft) {
            node.left = child;
        } else {
            node.right = child;
        }
        return balance(node);
    }

    private static /*@ helper @*/ int least(Node node) {
        Node at = node;
        while (at.left != null) {
            at = at.left;
        }
        return at.key;
    }

    /** Restores the height and the balance of a node whose subtrees are in order. */
    private static /*@ helper @*/ Node balance(Node node) {
        int lean = height(node.left) - height(node.right);
        if (lean > 1) {
            if (height(node.left.left) < height(node.left.right)) {
                node.left = rotateLeft(node.left);
            }
            return rotateRight(node);
        }
        if (lean < -1) {
            if (height(node.right.right) < height(node.right.left)) {
                node.right = rotateRight(node.right);
            }
            return rotateLeft(node);
        }
        measure(node);
        return node;
    }

    private static /*@ helper @*/ Node rotateLeft(Node node) {
        Node top = node.right;
        node.right = top.left;
        top.left = node;
        measure(node);
        measure(top);
        return top;
    }

    private static /*@ helper @*/ Node rotateRight(Node node) {
        Node top = node.left;
        node.left = top.right;
        top.right = node;
        measure(node);
        measure(top);
        return top;
    }

    private static /*@ helper @*/ void measure(Node node) {
        node.height = 1 + larger(height(node.left), height(node.right));
    }
}
