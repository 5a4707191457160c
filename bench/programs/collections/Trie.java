// bench contains --objects Trie=1: HOLDS
// bench insert --objects Trie=1: CUT

import java.util.HashMap;
import java.util.Map;

/** Words by their characters. */
class Trie {
    static class Node {
        final Map<Character, Node> children = new HashMap<>();
        boolean isWord;
    }

    private final Node root = new Node();

    //@ ensures word.isEmpty() ==> \result == root.isWord;
    //@ ensures !word.isEmpty() && root.children.get(word.charAt(0)) == null ==> !\result;
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
                next = new Node();
                node.children.put(word.charAt(i), next);
            }
            node = next;
        }
        node.isWord = true;
    }
}
