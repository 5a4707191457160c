// Texts that are compared with each other: sorted maps of words, sorted arrays.
import java.util.*;

class WordsInOrder {
    //@ requires (\forall int i; 0 <= i && i < words.size(); words.get(i) != null);
    //@ ensures (\forall int i; 0 <= i && i < words.size(); \result.containsKey(words.get(i)));
    static Map<String, Integer> count(List<String> words) {
        Map<String, Integer> map = new TreeMap<>();
        for (String word : words)
            map.put(word, map.getOrDefault(word, 0) + 1);
        return map;
    }

    //@ requires words.size() == 3 && (\forall int i; 0 <= i && i < words.size(); words.get(i) != null);
    //@ ensures \result.size() == 3; // EXPECT violated: postcondition
    static Map<String, Integer> countWrong(List<String> words) {
        Map<String, Integer> map = new TreeMap<>();
        for (String word : words)
            map.put(word, 1);
        return map;
    }

    //@ ensures a.compareTo(b) <= 0 && b.compareTo(c) <= 0 ==> a.compareTo(c) <= 0;
    //@ ensures (a.compareTo(b) < 0) == (b.compareTo(a) > 0);
    //@ ensures (a.compareTo(b) == 0) == a.equals(b);
    //@ ensures a.length() == 1 && b.length() == 1 ==> a.compareTo(b) == a.charAt(0) - b.charAt(0);
    //@ ensures b.startsWith(a) ==> a.compareTo(b) == a.length() - b.length();
    static void laws(String a, String b, String c) { }

    //@ ensures \result != 1; // EXPECT violated: postcondition
    static int byOne(String a, String b) { return a.compareTo(b); }

    //@ ensures \result >= 0; // EXPECT violated: postcondition
    static int withLiteral(String a) { return a.isEmpty() ? 0 : a.compareTo("m"); }

    //@ ensures \result == ("ab".compareTo(a) < 0 && a.compareTo("abc") < 0); ensures !\result;  // EXPECT violated: postcondition
    static boolean between(String a) { return a.compareTo("ab") > 0 && a.compareTo("abc") < 0; }

    static int ofNull(String a, /*@ nullable @*/ String b) {
        return a.compareTo(b); // EXPECT violated: null dereference
    }
}
// ARGS --all
