// A TreeMap of the pre-state: keys and values in order, looked for without comparisons one by one; entries are made when they are asked for.
// EXIT 1
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

class Stock {
    private final TreeMap<String, Integer> stock = new TreeMap<>();
    //@ private invariant (\forall String k; stock.containsKey(k); stock.get(k) != null && stock.get(k) > 0);

    //@ requires n > 0 && n < 1000 && (stock.containsKey(item) ==> stock.get(item) < 1000);
    //@ ensures stock.get(item) == n + (\old(stock.containsKey(item)) ? \old(stock.get(item)) : 0);
    void add(String item, int n) {
        stock.merge(item, n, Integer::sum);
    }

    //@ requires n > 0 && n < 1000 && (stock.containsKey(item) ==> stock.get(item) < 1000);
    //@ ensures stock.get(item) == n; // EXPECT violated: postcondition in 'Stock.addWrong(String, int)'
    void addWrong(String item, int n) {
        stock.merge(item, n, Integer::sum);
    }

    //@ requires n > 0;
    //@ ensures \result <==> \old(stock.containsKey(item) && stock.get(item) >= n);
    boolean take(String item, int n) {
        Integer have = stock.get(item);
        if (have == null || have < n)
            return false;
        if (have == n)
            stock.remove(item);
        else
            stock.put(item, have - n);
        return true;
    }

    //@ ensures \result > 0 || stock.isEmpty(); // EXPECT violated: postcondition in 'Stock.total()'
    int total() {
        int sum = 0;
        for (int number : stock.values())
            sum += number; // wraps around
        return sum;
    }

    //@ ensures \result == null <==> (\forall String k; stock.containsKey(k); k.compareTo(item) <= 0);
    //@ ensures \result != null ==> stock.containsKey(\result) && \result.compareTo(item) > 0;
    /*@ nullable @*/ String next(String item) {
        return stock.higherKey(item);
    }

    //@ ensures \result != null ==> \result.compareTo(item) > 0; // EXPECT violated: postcondition in 'Stock.nextWrong(String)'
    /*@ nullable @*/ String nextWrong(String item) {
        return stock.ceilingKey(item);
    }

    //@ ensures true;
    void ofNull() {
        stock.get(null); // EXPECT violated: exception 'NullPointerException' is not allowed by the specification in 'Stock.ofNull()'
    }
}

class Ranges {
    //@ requires (\forall Integer k; m.containsKey(k); m.get(k) != null);
    //@ ensures (\forall int i, j; 0 <= i && i < j && j < \result.size(); \result.get(i) < \result.get(j));
    //@ ensures \result.size() == m.size();
    static List<Integer> keys(TreeMap<Integer, Integer> m) {
        return new ArrayList<>(m.keySet());
    }

    //@ ensures (\forall int i, j; 0 <= i && i < j && j < \result.size(); \result.get(i) < \result.get(j)); // EXPECT violated: postcondition in 'Ranges.down(TreeSet<Integer>)'
    static List<Integer> down(TreeSet<Integer> s) {
        return new ArrayList<>(s.descendingSet());
    }

    //@ requires s.size() == 2;
    //@ ensures s.floor(n) == null || s.floor(n) <= n;
    //@ ensures \result == (s.first() <= n);
    static boolean reaches(TreeSet<Integer> s, int n) {
        return s.floor(n) != null;
    }

    //@ ensures \result == (s.first() < n); // EXPECT violated: postcondition in 'Ranges.reachesWrong(TreeSet<Integer>, int)'
    //@ requires !s.isEmpty();
    static boolean reachesWrong(TreeSet<Integer> s, int n) {
        return s.floor(n) != null;
    }
}

// Entries see what happens to the map, and change it.
class Entries {
    //@ requires m.containsKey(1);
    //@ ensures m.get(1) == 5 && \result == 7;
    static int set(TreeMap<Integer, Integer> m) {
        m.remove(2);
        for (Map.Entry<Integer, Integer> entry : m.entrySet())
            if (entry.getKey() == 1) {
                m.put(1, 7);
                int now = entry.getValue();
                entry.setValue(5);
                return now;
            }
        return 0;
    }

    // Another key comes before: the entry is where it was.
    //@ ensures \result == 3;
    static int moved() {
        return movedIn(new TreeMap<>());
    }

    private static int movedIn(TreeMap<Integer, Integer> m) {
        m.put(4, 3);
        Map.Entry<Integer, Integer> entry = m.entrySet().iterator().next();
        m.put(2, 2);
        int before = entry.getValue();
        entry.setValue(8);
        return m.get(4) == 8 && m.get(2) == 2 ? before : 0;
    }

    // Java's tree may move another entry into the place of one that goes.
    //@ ensures \result == 1;
    static int gone() {
        TreeMap<Integer, Integer> m = new TreeMap<>(Map.of(1, 1, 2, 2, 3, 3));
        Iterator<Map.Entry<Integer, Integer>> entries = m.entrySet().iterator();
        Map.Entry<Integer, Integer> first = entries.next();
        entries.next();
        entries.remove();
        return first.getValue(); // EXPECT unknown: a call of 'lookAfterRemovals', which has no body (not modelled) in 'Entries.gone()'
    }

    //@ ensures m.firstKey() > 3 || m.isEmpty(); // EXPECT violated: postcondition in 'Entries.large(TreeMap<Integer, String>)'
    static void large(TreeMap<Integer, String> m) {
        m.keySet().removeIf(k -> k <= 3);
    }

    //@ ensures m.isEmpty() || m.firstKey() > 3;
    static void largeRight(TreeMap<Integer, String> m) {
        m.keySet().removeIf(k -> k <= 3);
    }
}
