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
}
