// putFirst and putLast go through a `put` that is overridden, as in Java.
import java.util.LinkedHashMap;

class PutFirst {
    static class Counting extends LinkedHashMap<String, Integer> {
        int puts;

        @Override
        public Integer put(String key, Integer value) {
            puts++;
            return super.put(key, value);
        }
    }

    //@ ensures \result == 2;
    static int counted() {
        Counting map = new Counting();
        map.putFirst("a", 1);
        map.putLast("b", 2);
        return map.puts;
    }

    //@ ensures \result == 0; // EXPECT violated: postcondition in 'PutFirst.countedWrong()'
    static int countedWrong() {
        Counting map = new Counting();
        map.putFirst("a", 1);
        return map.puts;
    }

    //@ ensures \result;
    static boolean order() {
        Counting map = new Counting();
        map.put("a", 1);
        map.putFirst("b", 2);
        map.putLast("c", 3);
        map.putLast("b", 4);
        map.put("a", 5);
        return map.toString().equals("{a=5, c=3, b=4}");
    }
}
// OUTPUT HOLDS PutFirst.counted()
// OUTPUT HOLDS PutFirst.order()
