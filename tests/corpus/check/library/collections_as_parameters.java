// A List that comes from outside is an ArrayList, a Map a HashMap, and the verdict says so.
import java.util.Deque;
import java.util.List;
import java.util.Map;

class Parameters {
    //@ requires (\forall int i; 0 <= i && i < list.size(); list.get(i) != null);
    //@ ensures \result == (\sum int i; 0 <= i && i < list.size(); list.get(i));
    static int sum(List<Integer> list) {
        int sum = 0;
        for (int element : list) {
            sum += element;
        }
        return sum;
    }
    // OUTPUT for every pre-state with at most 4 objects of each class, arrays up to length 4, every List an ArrayList, 32-bit int; loops and calls followed to their end; at most 4 iterations of the loop at line 11

    //@ ensures true;
    static int first(List<Integer> list) {
        return list.isEmpty() ? 0 : list.get(0); // EXPECT violated: unboxing null: NullPointerException in 'Parameters.first(List<Integer>)'
    }

    //@ ensures \result == (map.containsKey(key) && map.get(key) != null ? map.get(key).intValue() : fallback);
    static int get(Map<Integer, Integer> map, int key, int fallback) {
        Integer value = map.get(key);
        return value == null ? fallback : value;
    }
    // OUTPUT for every pre-state with at most 4 objects of each class, arrays up to length 4, every Map a HashMap, 32-bit int; loops and calls followed to their end

    //@ ensures \result == map.get(name); // EXPECT violated: postcondition in 'Parameters.owner(Map<String, String>, String)'
    static /*@ nullable @*/ String owner(Map<String, String> map, String name) {
        return map.getOrDefault(name, "");
    }

    //@ requires queue.size() < 4;
    //@ ensures queue.size() == \old(queue.size()) + 1 && queue.peekLast() == element;
    static void push(Deque<String> queue, String element) {
        queue.addLast(element);
    }

    // Asked for, another class is looked at, too.
    //@ ensures !\result; // EXPECT violated: postcondition in 'Parameters.isLinked(List<Integer>)'
    static boolean isLinked(List<Integer> list) {
        return list instanceof java.util.LinkedList;
    }

    // What is in a raw list may be anything.
    //@ ensures true;
    static int length(List list) {
        return list.isEmpty() ? 0 : ((String) list.get(0)).length(); // EXPECT violated: null dereference: NullPointerException in 'Parameters.length(List)'
        // EXPECT-PREV violated: class cast: ClassCastException in 'Parameters.length(List)'
    }
}
