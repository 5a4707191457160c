// ARGS --array-length 2
// Type arguments that are written as non_null: what is passed and given back has no null in it.
import java.util.*;

class TypeArguments {
    //@ requires s.size() > 0;
    //@ assignable \nothing;
    //@ ensures \result >= 0;
    static int first(List</*@ non_null @*/ String> s) {
        return s.get(0).length();
    }

    //@ requires s.size() > 0;
    //@ ensures \result >= 0;
    static int firstWrong(List</*@ nullable @*/ String> s) {
        return s.get(0).length(); // EXPECT violated: null dereference: NullPointerException in 'TypeArguments.firstWrong(List<String>)'
    }

    //@ ensures true;
    static int keys(Map</*@ non_null @*/ Integer, Integer> m) {
        int sum = 0;
        for (Integer key : m.keySet())
            sum += key;
        return sum;
    }

    //@ ensures true;
    static int values(Map</*@ non_null @*/ Integer, Integer> m) {
        int sum = 0;
        for (Integer value : m.values())
            sum += value; // EXPECT violated: unboxing null: NullPointerException in 'TypeArguments.values(Map<Integer, Integer>)'
        return sum;
    }

    //@ ensures true;
    static void passes(/*@ nullable @*/ String text) {
        List<String> list = new ArrayList<>();
        list.add("");
        list.add(text);
        first(list); // EXPECT violated: precondition of 'first': null in 's', where none must be in 'TypeArguments.passes(String)'
    }

    //@ ensures true;
    static void passesRight(String text) {
        List<String> list = new ArrayList<>();
        list.add(text);
        first(list);
    }

    //@ ensures true;
    // EXPECT-NEXT violated: null in the result, where none must be in 'TypeArguments.gives(String)'
    static List</*@ non_null @*/ String> gives(/*@ nullable @*/ String text) {
        List<String> list = new ArrayList<>();
        list.add(text);
        return list;
    }

    //@ ensures \result.size() == 1;
    static List</*@ non_null @*/ String> givesRight(String text) {
        List<String> list = new ArrayList<>();
        list.add(text);
        return list;
    }
}
// OUTPUT HOLDS TypeArguments.first(List<String>)
// OUTPUT HOLDS TypeArguments.keys(Map<Integer, Integer>)
// OUTPUT HOLDS TypeArguments.passesRight(String)
// OUTPUT HOLDS TypeArguments.givesRight(String)
