// Where the sources create sorted collections with a comparator, those of the pre-state may have any. Created ones
// are known.
import java.util.ArrayList;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.TreeSet;

class Ranking {
    private final TreeMap<Integer, String> names = new TreeMap<>(Comparator.reverseOrder());

    //@ ensures names.containsKey(rank); // EXPECT unknown: 'compare' of a 'Comparator' of any class and a new box or text (not modelled) in 'Ranking.put(int, String)'
    void put(int rank, String name) {
        names.put(rank, name); // EXPECT unknown: 'compare' of a 'Comparator' of any class and a new box or text (not modelled) in 'Ranking.put(int, String)'
    }
}

class Created {
    //@ ensures \result == Math.max(a, b);
    static int greatest(int a, int b) {
        TreeMap<Integer, Integer> map = new TreeMap<>(Comparator.reverseOrder());
        map.put(a, 1);
        map.put(b, 2);
        return map.firstKey();
    }

    //@ ensures \result == Math.min(a, b); // EXPECT violated: postcondition in 'Created.least(int, int)'
    static int least(int a, int b) {
        TreeMap<Integer, Integer> map = new TreeMap<>(Comparator.reverseOrder());
        map.put(a, 1);
        map.put(b, 2);
        return map.firstKey();
    }

    // Ranks may be equal for the comparator, where the elements are not.
    //@ requires 0 <= a && a < 100 && 0 <= b && b < 100;
    //@ ensures \result == (a / 10 == b / 10 ? 1 : 2);
    static int groups(int a, int b) {
        TreeSet<Integer> set = new TreeSet<>((x, y) -> x / 10 - y / 10);
        set.add(a);
        set.add(b);
        return set.size();
    }

    //@ requires 0 <= a && a < 100 && 0 <= b && b < 100;
    //@ ensures \result == (a == b ? 1 : 2); // EXPECT violated: postcondition in 'Created.elements(int, int)'
    static int elements(int a, int b) {
        TreeSet<Integer> set = new TreeSet<>((x, y) -> x / 10 - y / 10);
        set.add(a);
        set.add(b);
        return set.size();
    }

    // A comparator may know null.
    //@ ensures \result == null;
    static /*@ nullable @*/ String nullFirst(String name) {
        TreeSet<String> set = new TreeSet<>(Comparator.nullsFirst(Comparator.naturalOrder()));
        set.add(name);
        set.add(null);
        return set.first();
    }

    //@ ensures true;
    static void addNull(String name) {
        TreeSet<String> set = new TreeSet<>();
        set.add(null); // EXPECT violated: exception 'NullPointerException' is not allowed by the specification in 'Created.addNull(String)'
    }

    //@ ensures \result == Math.max(a, Math.max(b, c));
    static int queue(int a, int b, int c) {
        PriorityQueue<Integer> queue = new PriorityQueue<>((x, y) -> Integer.compare(y, x));
        queue.add(a);
        queue.add(b);
        queue.add(c);
        return queue.poll();
    }
}
