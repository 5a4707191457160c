// The order of HashMap and HashSet is Java's where the keys are known, and any order where they are not.
import java.util.*;

class HashOrders {
    enum Color { RED, GREEN }

    record Point(int x, String name) {
    }

    //@ ensures \result.equals("{banana=3, cherry=1, apple=2}");
    static String counted() {
        Map<String, Integer> counts = new HashMap<>();
        for (String word : "apple banana cherry apple banana banana".split(" ")) {
            counts.merge(word, 1, Integer::sum);
        }
        return counts.toString();
    }

    //@ ensures \result.equals("[1, 17, 33, 5]"); // one bucket in the order in which they came
    static String oneBucket() {
        Set<Integer> set = new HashSet<>(List.of(5));
        set.add(1);
        set.add(17);
        set.add(33);
        return set.toString();
    }

    //@ ensures \result.equals("{33=a, 17=a, 1=a, 5=b}"); // what is computed comes to the start of its bucket
    static String computed() {
        Map<Integer, String> map = new HashMap<>();
        map.put(5, "b");
        map.put(1, "a");
        map.computeIfAbsent(17, k -> "a");
        map.compute(33, (k, v) -> "a");
        return map.toString();
    }

    //@ ensures \result.equals("[0, 32, 17, 18, 24, 25, 26, 27, 28, 29, 30, 31]");
    static String grown() {
        Set<Integer> set = new HashSet<>();
        for (int i = 32; i > 16; i--) {
            set.add(i);
        }
        set.removeIf(i -> i > 18 && i < 24);
        set.add(0);
        set.remove(7);
        List<Integer> order = new ArrayList<>(set);
        order.remove((Integer) 32);
        order.remove((Integer) 0);
        order.add(0, 32);
        order.add(0, 0);
        return order.toString();
    }

    //@ ensures \result.equals("{null=0, Point[x=1, name=a]=3, b=1, [7]=2}");
    static String mixed() {
        Map<Object, Integer> map = new HashMap<>(40);
        map.put(null, 0);
        map.put("b", 1);
        map.put(List.of(7), 2);
        map.put(new Point(1, "a"), 3);
        return map.toString();
    }

    //@ ensures \result.equals("[a, b, c]"); // EXPECT violated: postcondition in 'HashOrders.wrong()'
    static String wrong() {
        return new HashSet<>(List.of("c", "b", "aa")).toString();
    }

    //@ ensures \result == Color.RED; // EXPECT violated: postcondition in 'HashOrders.constants()'
    static Color constants() {
        Set<Color> set = new HashSet<>();
        set.add(Color.RED);
        set.add(Color.GREEN);
        return set.iterator().next();
    }

    //@ ensures \result == 1; // EXPECT violated: postcondition in 'HashOrders.given(int)'
    static int given(int key) {
        Set<Integer> set = new HashSet<>();
        set.add(1);
        set.add(key);
        return set.iterator().next();
    }

    //@ ensures \result;
    static boolean givenIsThere(int key) {
        Set<Integer> set = new HashSet<>();
        set.add(1);
        set.add(key);
        for (int element : set) {
            if (element == key) {
                return true;
            }
        }
        return false;
    }

    //@ ensures \result.equals("[3, 4, 5]");
    static String removedMeanwhile() {
        Set<Integer> set = new HashSet<>();
        for (int i = 0; i < 6; i++) {
            set.add(i);
        }
        for (Iterator<Integer> each = set.iterator(); each.hasNext();) {
            if (each.next() < 3) {
                each.remove();
            }
        }
        return set.toString();
    }

    //@ ensures \result.equals("[16, 32, 48, 0]");
    static String copied() {
        HashSet<Integer> set = new HashSet<>(64);
        Collections.addAll(set, 0, 16, 32, 48);
        set.remove(0);
        set.add(64);
        HashSet<?> copy = (HashSet<?>) set.clone();
        assert copy.toString().equals(set.toString());
        set.remove(64);
        List<Object> order = new ArrayList<>(set);
        order.add(0);
        return order.toString();
    }
}
