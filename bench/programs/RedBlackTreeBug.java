// bench insert --objects RedBlackTreeBug=1: VIOLATED from 4
// bench delete --objects RedBlackTreeBug=1: VIOLATED from 4

/** A set of ints: a red-black tree whose nodes know their parents. */
public class RedBlackTreeBug {
    static class Node {
        int key;
        boolean red;
        /*@ nullable @*/ Node left;
        /*@ nullable @*/ Node right;
        /*@ nullable @*/ Node parent;
    }

    /*@ nullable @*/ Node root;
    int size;

    /*@ // Children and parents agree, and the root has none: so it is a tree, without cycles.
      @ invariant root != null ==> root.parent == null && !root.red;
      @ invariant (\forall Node n; \reach(root).has(n);
      @               (n.left != null ==> n.left.parent == n && n.left != n.right)
      @               && (n.right != null ==> n.right.parent == n)
      @               && (n.parent != null ==> n.parent.left == n || n.parent.right == n)
      @               && (n.parent == null ==> n == root));
      @ // Every node is found by its key: smaller keys are to the left, larger ones to the right.
      @ invariant (\forall Node n; \reach(root).has(n); find(n.key) == n);
      @ // No red node has a red child, and every path from the root has as many black nodes.
      @ invariant (\forall Node n; \reach(root).has(n) && n.red; !isRed(n.left) && !isRed(n.right));
      @ invariant (\forall Node n; \reach(root).has(n) && (n.left == null || n.right == null);
      @               blacksAbove(n) == blacksAbove(least()));
      @ invariant size == (\num_of Node n; \reach(root).has(n); true);
      @*/

    private /*@ pure helper nullable @*/ Node find(int key) {
        Node at = root;
        while (at != null && at.key != key) {
            at = key < at.key ? at.left : at.right;
        }
        return at;
    }

    private /*@ pure helper nullable @*/ Node least() {
        Node at = root;
        while (at != null && at.left != null) {
            at = at.left;
        }
        return at;
    }

    private static /*@ pure helper @*/ int blacksAbove(/*@ nullable @*/ Node node) {
        int count = 0;
        for (Node at = node; at != null; at = at.parent) {
            if (!at.red) {
                count++;
            }
        }
        return count;
    }

    private static /*@ pure helper @*/ boolean isRed(/*@ nullable @*/ Node node) {
        return node != null && node.red;
    }

    //@ ensures \result <==> (\exists Node n; \reach(root).has(n); n.key == key);
    /*@ pure @*/ boolean contains(int key) {
        return find(key) != null;
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
        node.red = true;
        node.parent = parent;
        if (parent == null) {
            root = node;
        } else if (key < parent.key) {
            parent.left = node;
        } else {
            parent.right = node;
        }
        size++;
        repairInserted(node);
        return true;
    }

    /** Restores the colours where a red node may have a red parent. */
    private /*@ helper @*/ void repairInserted(Node inserted) {
        Node node = inserted;
        while (isRed(node.parent)) {
            Node parent = node.parent;
            Node above = parent.parent;
            boolean isLeft = parent == above.left;
            Node uncle = isLeft ? above.right : above.left;
            if (isRed(uncle)) {
                // BUG: the uncle stays red
                parent.red = false;
                above.red = true;
                node = above;
            } else {
                if (node == (isLeft ? parent.right : parent.left)) {
                    rotate(parent, isLeft);
                    parent = node;
                }
                parent.red = false;
                above.red = true;
                rotate(above, !isLeft);
                break;
            }
        }
        root.red = false;
    }

    /*@ ensures \result <==> \old(contains(key));
      @ ensures (\forall int k; contains(k) <==> \old(contains(k)) && k != key);
      @ ensures size == \old(size) - (\result ? 1 : 0);
      @*/
    boolean delete(int key) {
        Node node = find(key);
        if (node == null) {
            return false;
        }
        if (node.left != null && node.right != null) {
            // The next larger key takes the place; its node has no left child.
            Node next = node.right;
            while (next.left != null) {
                next = next.left;
            }
            node.key = next.key;
            node = next;
        }
        Node child = node.left != null ? node.left : node.right;
        if (child != null) {
            replace(node, child);
            child.red = false;
        } else {
            if (!node.red) {
                repairDeleted(node);
            }
            replace(node, null);
        }
        size--;
        return true;
    }

    /** Restores the number of blacks where the paths through a node have one too few. */
    private /*@ helper @*/ void repairDeleted(Node deleted) {
        Node node = deleted;
        while (node.parent != null && !node.red) {
            Node parent = node.parent;
            boolean isLeft = node == parent.left;
            Node sibling = isLeft ? parent.right : parent.left;
            if (sibling.red) {
                sibling.red = false;
                parent.red = true;
                rotate(parent, isLeft);
                sibling = isLeft ? parent.right : parent.left;
            }
            Node near = isLeft ? sibling.left : sibling.right;
            Node far = isLeft ? sibling.right : sibling.left;
            if (!isRed(near) && !isRed(far)) {
                sibling.red = true;
                node = parent;
                continue;
            }
            if (!isRed(far)) {
                near.red = false;
                sibling.red = true;
                rotate(sibling, !isLeft);
                far = sibling;
                sibling = near;
            }
            // BUG: the far nephew stays red
            sibling.red = parent.red;
            parent.red = false;
            rotate(parent, isLeft);
            return;
        }
        node.red = false;
    }

    /** Moves a node down to the left or to the right; the child on the other side takes its place. */
    private /*@ helper @*/ void rotate(Node node, boolean toLeft) {
        Node top = toLeft ? node.right : node.left;
        Node middle = toLeft ? top.left : top.right;
        replace(node, top);
        if (toLeft) {
            node.right = middle;
            top.left = node;
        } else {
            node.left = middle;
            top.right = node;
        }
        node.parent = top;
        if (middle != null) {
            middle.parent = node;
        }
    }

    /** Puts one node in the place of another below its parent. */
    private /*@ helper @*/ void replace(Node node, /*@ nullable @*/ Node by) {
        Node parent = node.parent;
        if (parent == null) {
            root = by;
        } else if (parent.left == node) {
            parent.left = by;
        } else {
            parent.right = by;
        }
        if (by != null) {
            by.parent = parent;
        }
    }
}
