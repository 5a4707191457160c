// bench 3 4 5: HOLDS

import org.cprover.CProver;

/** A search tree that is put together from a pool of nodes, and one key more. */
class TreeInsert {
    static final int NODES = 4;

    static class Node {
        int number; // in the pool
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
            pool[i].number = i;
            pool[i].key = CProver.nondetInt();
        }
        for (int i = 0; i < NODES; i++) {
            pool[i].left = draw();
            pool[i].right = draw();
        }
        root = draw();
    }

    /** No node is met twice, and keys are in order. */
    private boolean repOK() {
        return isOrdered(root, new boolean[NODES + 1], Long.MIN_VALUE, Long.MAX_VALUE);
    }

    private static boolean isOrdered(Node node, boolean[] met, long above, long below) {
        if (node == null) {
            return true;
        }
        if (met[node.number] || node.key <= above || node.key >= below) {
            return false;
        }
        met[node.number] = true;
        return isOrdered(node.left, met, above, node.key) && isOrdered(node.right, met, node.key, below);
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
        fresh.number = NODES;
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
        TreeInsert tree = new TreeInsert();
        tree.build();
        CProver.assume(tree.repOK());
        int key = CProver.nondetInt();
        int other = CProver.nondetInt();
        boolean had = tree.contains(other);
        tree.insert(key);
        assert tree.repOK();
        assert tree.contains(other) == (had || key == other);
    }
}
