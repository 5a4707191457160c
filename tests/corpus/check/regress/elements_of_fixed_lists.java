// ARGS --objects 2 --array-length 2
// A list that nobody can change keeps its elements; what is in these, other methods may change all the same.
import java.util.*;

class ElementsOfFixedLists {
    private static final List<int[]> ARRAYS = List.of(new int[] {1}, new int[] {2});
    private static final Map<String, ArrayList<Integer>> LISTS = Map.of("a", new ArrayList<>());
    private static final List<int[]> VIEW = Arrays.asList(new int[] {1}, new int[] {2});
    private static final List<Integer> NUMBERS = List.of(1, 2);
    private static final List<String> TEXTS = Arrays.asList("a", "b");
    static int[] shared = {4};
    private static final List<int[]> OF_SHARED = List.of(shared);

    static void change() {
        for (int[] t : ARRAYS)
            t[0]++;
        for (int[] t : VIEW)
            t[0]++;
        LISTS.get("a").add(1);
        shared[0]++;
    }

    //@ ensures \result == 1; // EXPECT violated: postcondition
    static int array() { return ARRAYS.get(0)[0]; }

    //@ ensures \result == 1;
    static int length() { return ARRAYS.get(0).length; }

    //@ ensures \result == 0; // EXPECT violated: postcondition
    static int size() { return LISTS.get("a").size(); }

    //@ ensures \result == 1;
    static int view() { return VIEW.get(0)[0]; } // EXPECT unknown: what a static initialiser has made of this object

    //@ ensures \result == 3;
    static int sum() { return NUMBERS.get(0) + NUMBERS.get(1); }

    //@ ensures \result.equals("a");
    static String text() { return TEXTS.get(0); }

    //@ ensures \result == 4; // EXPECT violated: postcondition
    static int ofShared() { return OF_SHARED.get(0)[0]; }
}
// OUTPUT HOLDS ElementsOfFixedLists.length()
// OUTPUT HOLDS ElementsOfFixedLists.sum()
// OUTPUT HOLDS ElementsOfFixedLists.text()
