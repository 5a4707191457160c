// ARGS --objects 3 --array-length 3 --objects WalksTwice=1
// A loop that goes the way of an earlier one, by nodes that this one changed, and loops that do not: they stop before,
// turn off after a step, go on from where it ended, or find another object.
import java.util.HashMap;
import java.util.Map;

class WalksTwice {
    static class Node {
        final Map<Character, Node> children = new HashMap<>();
        /*@ nullable @*/ Node next;
        int visits;
    }

    private final Node root = new Node();

    /*@ pure helper nullable @*/ Node last(String word) {
        Node node = root;
        for (int i = 0; i < word.length(); i++) {
            node = node.children.get(word.charAt(i));
            if (node == null) {
                return null;
            }
        }
        return node;
    }

    /*@ pure helper nullable @*/ Node behind(int steps) {
        Node node = root;
        for (int i = 0; i < steps && node != null; i++) {
            node = node.next;
        }
        return node;
    }

    //@ ensures last(word) == \result;
    Node add(String word) {
        Node node = root;
        for (int i = 0; i < word.length(); i++) {
            Node next = node.children.get(word.charAt(i));
            if (next == null) {
                next = new Node(); // EXPECT cut: executions that need more than 3 objects of class 'Node' in 'WalksTwice.add(String)'
                node.children.put(word.charAt(i), next);
            }
            node = next;
        }
        return node;
    }

    // The way of a word may lead by a node twice: the second time, the child is another one.
    //@ ensures last(word) == \result; // EXPECT violated: postcondition in 'WalksTwice.replace(String)'
    Node replace(String word) {
        Node node = root;
        for (int i = 0; i < word.length(); i++) {
            Node next = node.children.get(word.charAt(i));
            if (next == null || i == 2) {
                next = new Node();
                node.children.put(word.charAt(i), next);
            }
            node = next;
        }
        return node;
    }

    // Behind the second step, the first one leads elsewhere.
    //@ requires word.length() > 1 && word.charAt(0) != word.charAt(1);
    //@ ensures last(word) == \result; // EXPECT violated: postcondition in 'WalksTwice.turn(String)'
    Node turn(String word) {
        Node node = root;
        for (int i = 0; i < word.length(); i++) {
            Node next = node.children.get(word.charAt(i));
            if (next == null) {
                next = new Node();
                node.children.put(word.charAt(i), next);
            }
            if (i == 1) {
                root.children.put(word.charAt(0), next);
            }
            node = next;
        }
        return node;
    }

    //@ requires 0 <= steps && steps <= 3;
    //@ ensures \result == behind(steps);
    /*@ nullable @*/ Node visit(int steps) {
        Node node = root;
        for (int i = 0; i < steps && node != null; i++) {
            node.visits = i;
            node = node.next;
        }
        return node;
    }

    //@ requires 0 <= steps && steps <= 3;
    //@ ensures \result == behind(steps); // EXPECT violated: postcondition in 'WalksTwice.stopBefore(int)'
    /*@ nullable @*/ Node stopBefore(int steps) {
        Node node = root;
        for (int i = 0; i < steps && node.next != null; i++) {
            node = node.next;
        }
        return node;
    }

    //@ requires 0 <= steps && steps <= 3;
    //@ ensures \result == behind(steps); // EXPECT violated: postcondition in 'WalksTwice.cutOff(int)'
    /*@ nullable @*/ Node cutOff(int steps) {
        Node node = root;
        for (int i = 0; i < steps && node != null; i++) {
            Node next = node.next;
            if (i == 1) {
                node.next = root;
            }
            node = next;
        }
        return node;
    }

    // In code, twice: the second loop goes where the first one went, but for its last step.
    //@ requires 0 <= steps && steps <= 3;
    void twice(int steps) {
        Node node = root;
        for (int i = 0; i < steps && node != null; i++) {
            node.visits++;
            node = node.next;
        }
        Node again = root;
        for (int i = 0; i < steps && again != null; i++) {
            again = again.next;
        }
        assert again == node;
        again = root;
        for (int i = 0; i <= steps && again != null; i++) {
            again = again.next;
        }
        assert again == node; // EXPECT violated: AssertionError in 'WalksTwice.twice(int)'
    }
}
