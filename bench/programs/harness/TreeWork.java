// bench 3 4: HOLDS

import java.util.HashSet;
import java.util.LinkedList;
import java.util.Set;

import org.cprover.CProver;

/** A search tree from a pool of nodes, whose check keeps a set of the nodes that it has seen, and those that are left. */
class TreeWork {
    static final int NODES = 3;

    static class Node {
        int key;
        Node left;
        Node right;
    }

    private final Node[] pool = new Node[NODES];
    private Node root;

    private Node draw() {
        int index = CProver.nondetInt();
        CProver.assume(-1 <= index && index < NODES);
        return index < 0 ? null : pool[index];
    }

    private void build() {
        for (int i = 0; i < NODES; i++) {
            pool[i] = new Node();
            pool[i].key = CProver.nondetInt();
        }
        for (int i = 0; i < NODES; i++) {
            pool[i].left = draw();
            pool[i].right = draw();
        }
        root = draw();
    }

    private boolean repOK() {
        Set<Node> seen = new HashSet<>();
        LinkedList<Node> left = new LinkedList<>();
        if (root != null) {
            seen.add(root);
            left.add(root);
        }
        while (!left.isEmpty()) {
            Node node = left.removeFirst();
            if (node.left != null) {
                if (!seen.add(node.left)) {
                    return false;
                }
                left.add(node.left);
            }
            if (node.right != null) {
                if (!seen.add(node.right)) {
                    return false;
                }
                left.add(node.right);
            }
        }
        return isOrdered(root, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    private static boolean isOrdered(Node node, long above, long below) {
        return node == null || above < node.key && node.key < below && isOrdered(node.left, above, node.key)
                && isOrdered(node.right, node.key, below);
    }

    private boolean contains(int key) {
        Node node = root;
        while (node != null && node.key != key) {
            node = key < node.key ? node.left : node.right;
        }
        return node != null;
    }

    private void insert(int key) {
        Node parent = null;
        Node node = root;
        while (node != null) {
            if (node.key == key) {
                return;
            }
            parent = node;
            node = key < node.key ? node.left : node.right;
        }
        Node fresh = new Node();
        fresh.key = key;
        if (parent == null) {
            root = fresh;
        } else if (key < parent.key) {
            parent.left = fresh;
        } else {
            parent.right = fresh;
        }
    }

    public static void main(String[] args) {
        TreeWork tree = new TreeWork();
        tree.build();
        CProver.assume(tree.repOK());
        int key = CProver.nondetInt();
        tree.insert(key);
        assert tree.repOK();
        assert tree.contains(key);
    }
}
