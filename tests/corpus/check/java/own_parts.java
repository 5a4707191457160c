// What an object made for itself, in the initialiser of a final field, no other object made.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class OwnParts {
    static class Node {
        final Map<Character, Node> children = new HashMap<>();
        final int[] counts = new int[2], sums = new int[2];
        final List<Node> given;
        List<Node> others = new ArrayList<>();

        Node(List<Node> given) {
            this.given = given;
        }
    }

    static class Copied implements Cloneable {
        final int[] counts = new int[2];

        @Override
        public Copied clone() throws CloneNotSupportedException {
            return (Copied) super.clone();
        }
    }

    //@ requires a != b;
    //@ ensures a.children != b.children && a.counts != b.counts && a.counts != b.sums;
    static void apart(Node a, Node b) {
    }

    //@ ensures a.counts != a.sums;
    static void twoOfOne(Node a) {
    }

    //@ requires a != b;
    //@ ensures b.children.isEmpty() == \old(b.children.isEmpty());
    static void add(Node a, Node b) {
        a.children.put('a', b);
    }

    //@ ensures a.children != b.children; // EXPECT violated: postcondition in 'OwnParts.sameNode(OwnParts.Node, OwnParts.Node)'
    static void sameNode(Node a, Node b) {
    }

    // Others may refer to it.
    //@ ensures a.counts != counts; // EXPECT violated: postcondition in 'OwnParts.handedOut(OwnParts.Node, int[])'
    static void handedOut(Node a, int[] counts) {
    }

    //@ requires a != b;
    //@ ensures a.given != b.given || a.given == null; // EXPECT violated: postcondition in 'OwnParts.notMade(OwnParts.Node, OwnParts.Node)'
    static void notMade(Node a, Node b) {
    }

    //@ requires a != b;
    //@ ensures a.others != b.others || a.others == null; // EXPECT violated: postcondition in 'OwnParts.notFinal(OwnParts.Node, OwnParts.Node)'
    static void notFinal(Node a, Node b) {
    }

    // A clone has what the original has.
    //@ requires a != b;
    //@ ensures a.counts != b.counts; // EXPECT violated: postcondition in 'OwnParts.cloned(OwnParts.Copied, OwnParts.Copied)'
    static void cloned(Copied a, Copied b) {
    }
}
