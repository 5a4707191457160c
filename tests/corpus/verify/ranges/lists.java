// A list and a tree of any size: what a null test has shown holds where the field is read again.
// ARGS --means ranges
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static final class Node {
        final int key;
        Node left, right;

        Node(int key) {
            this.key = key;
        }
    }

    static Node root;

    static void insert(int key) {
        if (root == null) {
            root = new Node(key);
            return;
        }
        Node at = root;
        while (at.key != key) {
            if (key < at.key) {
                if (at.left == null)
                    at.left = new Node(key);
                at = at.left;
            } else {
                if (at.right == null)
                    at.right = new Node(key);
                at = at.right;
            }
        }
    }

    static boolean has(int key) {
        for (Node at = root; at != null; at = key < at.key ? at.left : at.right)
            if (at.key == key)
                return true;
        return false;
    }

    public static void main(String[] args) {
        for (int i = Verifier.nondetInt(); i > 0; i--) {
            int key = Verifier.nondetInt();
            if (key >= 0)
                insert(key);
        }
        assert !has(-1);
    }
}
// OUTPUT PROVED Main.main(String[])
// OUTPUT assertions: HOLDS
// OUTPUT RuntimeExceptions: HOLDS
// OUTPUT ranges PROVED for every input, 32-bit int; if it ends
