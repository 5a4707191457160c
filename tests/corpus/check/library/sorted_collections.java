// Sorted collections that a field holds are in natural order, without null, and the verdict says so.
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

class Prices {
    private final TreeMap<Integer, String> names = new TreeMap<>();

    //@ ensures names.get(price) == name && names.containsKey(price);
    //@ ensures names.firstKey() <= price && price <= names.lastKey();
    void put(int price, String name) {
        names.put(price, name);
    }
    // OUTPUT for every pre-state with at most 4 objects of each class, arrays up to length 4, every TreeMap in natural order, 32-bit int; loops and calls followed to their end

    //@ ensures names.size() == \old(names.size()) + 1; // EXPECT violated: postcondition in 'Prices.putNew(int, String)'
    void putNew(int price, String name) {
        names.put(price, name);
    }

    //@ ensures !names.containsKey(price);
    //@ ensures names.size() == \old(names.size()) - (\old(names.containsKey(price)) ? 1 : 0);
    void remove(int price) {
        names.remove(price);
    }

    //@ ensures \result != null ==> \result > price && names.containsKey(\result);
    //@ ensures \result == null ==> names.isEmpty() || names.lastKey() <= price;
    /*@ nullable @*/ Integer next(int price) {
        return names.higherKey(price);
    }

    //@ ensures \result == names.ceilingKey(price); // EXPECT violated: postcondition in 'Prices.nextOrSame(int)'
    /*@ nullable @*/ Integer nextOrSame(int price) {
        return names.higherKey(price);
    }

    //@ requires !names.isEmpty();
    //@ ensures \result == names.firstKey();
    int least() {
        int least = Integer.MAX_VALUE;
        for (int price : names.keySet()) {
            least = Math.min(least, price);
        }
        return least;
    }

    //@ ensures true;
    int leastOfAny() {
        return names.firstKey(); // EXPECT violated: exception 'NoSuchElementException' is not allowed by the specification in 'Prices.leastOfAny()'
    }
}

class Seen {
    private final Set<Integer> numbers = new TreeSet<>();

    //@ ensures \result == !\old(numbers.contains(number)) && numbers.contains(number);
    boolean see(int number) {
        return numbers.add(number);
    }

    //@ ensures \result; // EXPECT violated: postcondition in 'Seen.seeFirst(int)'
    boolean seeFirst(int number) {
        return numbers.add(number);
    }

    //@ ensures (\forall int i; 0 < i && i < \result.size(); \result.get(i - 1) < \result.get(i));
    List<Integer> all() {
        return new ArrayList<>(numbers);
    }
}

class Waiting {
    private final PriorityQueue<Integer> times = new PriorityQueue<>();

    //@ ensures times.contains(time) && times.peek() <= time && times.size() == \old(times.size()) + 1;
    void add(int time) {
        times.add(time);
    }

    //@ ensures times.peek() == time; // EXPECT violated: postcondition in 'Waiting.addFirst(int)'
    void addFirst(int time) {
        times.add(time);
    }

    //@ requires !times.isEmpty();
    //@ ensures times.isEmpty() || \result <= times.peek();
    int take() {
        return times.poll();
    }
    // OUTPUT for every pre-state with at most 4 objects of each class, arrays up to length 4, every PriorityQueue in natural order, 32-bit int; loops and calls followed to their end

    //@ ensures true;
    int takeOfAny() {
        return times.poll(); // EXPECT violated: unboxing null: NullPointerException in 'Waiting.takeOfAny()'
    }
}

class Parameter {
    //@ requires !map.isEmpty();
    //@ ensures map.size() == \old(map.size()) - 1 && !map.containsKey(\result.getKey());
    static java.util.Map.Entry<Integer, Integer> take(NavigableMap<Integer, Integer> map) {
        return map.pollFirstEntry();
    }
    // OUTPUT for every pre-state with at most 4 objects of each class, arrays up to length 4, every NavigableMap a TreeMap, every TreeMap in natural order, 32-bit int; loops and calls followed to their end
}
