// ARGS --objects 3 --array-length 3 --objects Tries=1
// Words by their characters, in maps of the pre-state, which may share nodes; right, and with a mistake each.
import java.util.HashMap;
import java.util.Map;

class Tries {
    static class Node {
        final Map<Character, Node> children = new HashMap<>();
        boolean isWord;
    }

    private final Node root = new Node();

    /*@ pure @*/ boolean contains(String word) {
        Node node = root;
        for (int i = 0; i < word.length(); i++) {
            node = node.children.get(word.charAt(i));
            if (node == null) {
                return false;
            }
        }
        return node.isWord;
    }

    //@ ensures contains(word);
    void insert(String word) {
        Node node = root;
        for (int i = 0; i < word.length(); i++) {
            Node next = node.children.get(word.charAt(i));
            if (next == null) {
                next = new Node(); // EXPECT cut: executions that need more than 3 objects of class 'Node' in 'Tries.insert(String)'
                node.children.put(word.charAt(i), next);
            }
            node = next;
        }
        node.isWord = true;
    }

    //@ ensures contains(word); // EXPECT violated: postcondition in 'Tries.replaces(String)'
    void replaces(String word) {
        Node node = root;
        for (int i = 0; i < word.length(); i++) {
            Node next = node.children.get(word.charAt(i));
            if (next == null || !next.isWord) {
                next = new Node();
                root.children.put(word.charAt(i), next);
            }
            node = next;
        }
        node.isWord = true;
    }

    //@ ensures contains(word); // EXPECT violated: postcondition in 'Tries.forgetsToMark(String)'
    void forgetsToMark(String word) {
        Node node = root;
        for (int i = 0; i < word.length(); i++) {
            Node next = node.children.get(word.charAt(i));
            if (next == null) {
                next = new Node();
                next.isWord = true;
                node.children.put(word.charAt(i), next);
            }
            node = next;
        }
    }
}
