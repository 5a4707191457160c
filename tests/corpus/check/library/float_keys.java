// Keys that are boxes of floating-point numbers: both zeros are keys of their own, and NaN is one.
import java.util.HashMap;
import java.util.Map;

class FloatKeys {
    //@ ensures \result == 2;
    static int zeros() {
        Map<Float, Integer> map = new HashMap<>();
        map.put(0.0f, 1);
        map.put(-0.0f, 2);
        return map.size();
    }

    //@ ensures \result;
    static boolean notANumber() {
        Map<Double, Integer> map = new HashMap<>();
        map.put(Double.NaN, 1);
        return map.containsKey(Double.NaN) && !map.containsKey(0.0);
    }

    //@ ensures \result == 1; // EXPECT violated: postcondition in 'FloatKeys.oneZero()'
    static int oneZero() {
        Map<Float, Integer> map = new HashMap<>();
        map.put(0.0f, 1);
        map.put(-0.0f, 2);
        return map.size();
    }
    //@ requires 0 <= x && x <= 4;
    //@ ensures \result == (x == 3);
    static boolean ints(int x) {
        Map<Integer, Integer> map = new HashMap<>();
        map.put(3, 1);
        map.put(7, 1);
        return map.containsKey(x);
    }
}
