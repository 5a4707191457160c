// Maps and Objects.equals on boxes: equality of values decides, never which boxes Java shares.
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

class BoxedKeys {
    //@ ensures \result == x;
    static int found(int x) {
        Map<Integer, Integer> map = new HashMap<>();
        map.put(1, x);
        map.put(2, 5);
        return map.get(1);
    }

    //@ ensures \result == x; // EXPECT violated: postcondition in 'BoxedKeys.replaced(int, int)'
    static int replaced(int x, int key) {
        Map<Integer, Integer> map = new HashMap<>();
        map.put(1, x);
        map.put(key, 5);
        return map.get(1);
    }

    //@ ensures \result == (a == null ? b == null : b != null && a.intValue() == b.intValue());
    static boolean same(/*@ nullable @*/ Integer a, /*@ nullable @*/ Integer b) {
        return Objects.equals(a, b);
    }

    //@ ensures \result; // EXPECT violated: postcondition in 'BoxedKeys.wrong(Integer, Integer)'
    static boolean wrong(Integer a, Integer b) {
        return Objects.equals(a, b);
    }

    // Two keys of maps that are equal may be two objects, where Java does not share them.
    //@ requires key > 1000 && a.containsKey(key) && a.size() == 1 && b.containsKey(key) && b.size() == 1;
    //@ ensures \result; // EXPECT violated: postcondition in 'BoxedKeys.isOneObject(Map<Integer, Integer>, Map<Integer, Integer>, int)'
    static boolean isOneObject(Map<Integer, Integer> a, Map<Integer, Integer> b, int key) {
        return a.keySet().iterator().next() == b.keySet().iterator().next();
    }

    //@ requires 0 < key && key < 100 && a.containsKey(key) && a.size() == 1 && b.containsKey(key) && b.size() == 1;
    //@ ensures !\result; // EXPECT violated: postcondition in 'BoxedKeys.areTwoObjects(Map<Integer, Integer>, Map<Integer, Integer>, int)'
    static boolean areTwoObjects(Map<Integer, Integer> a, Map<Integer, Integer> b, int key) {
        return a != b && a.keySet().iterator().next() == b.keySet().iterator().next();
    }
}
