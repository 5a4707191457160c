// Linked lists, stacks, vectors and hashed sets that a field holds share nothing.
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.Stack;
import java.util.Vector;

class Lists {
    private final LinkedList<String> names = new LinkedList<>();
    private final LinkedList<String> others = new LinkedList<>();

    //@ requires names != others;
    //@ ensures names.getLast() == name && names.size() == \old(names.size()) + 1;
    //@ ensures others.size() == \old(others.size());
    void add(String name) {
        names.add(name);
    }

    //@ ensures names.getFirst() == name; // EXPECT violated: postcondition in 'Lists.addFirst(String)'
    void addFirst(String name) {
        names.add(name);
    }

    //@ requires names.contains(name);
    //@ ensures names.indexOf(name) < 0 || names.indexOf(name) >= \old(names.indexOf(name));
    //@ ensures names.size() == \old(names.size()) - 1;
    void remove(String name) {
        names.remove(name);
    }

    //@ ensures !names.contains(name); // EXPECT violated: postcondition in 'Lists.removeAll(String)'
    void removeAll(String name) {
        names.remove(name);
    }

    //@ ensures !names.contains(null);
    void removeNull() {
        names.removeIf(name -> name == null);
    }

    //@ ensures true;
    void change() {
        for (String name : names) { // EXPECT violated: exception 'ConcurrentModificationException' is not allowed by the specification in 'Lists.change()'
            names.remove(name);
        }
    }
}

class Stacks {
    private final Stack<Integer> stack = new Stack<>();
    private final Vector<Integer> vector = new Vector<>();
    private final ArrayDeque<Integer> deque = new ArrayDeque<>();

    //@ ensures stack.peek() == number && vector.lastElement() == number && deque.peekLast() == number;
    void push(int number) {
        stack.push(number);
        vector.add(number);
        deque.add(number);
    }

    //@ ensures stack.size() == vector.size(); // EXPECT violated: postcondition in 'Stacks.pushBoth(int)'
    void pushBoth(int number) {
        stack.push(number);
        vector.add(number);
    }

    //@ requires !stack.isEmpty();
    //@ ensures \result == \old(stack.peek()) && stack.size() == \old(stack.size()) - 1;
    /*@ nullable @*/ Integer pop() {
        return stack.pop();
    }

    //@ ensures true;
    void popAny() {
        stack.pop(); // EXPECT violated: exception 'EmptyStackException' is not allowed by the specification in 'Stacks.popAny()'
    }

    //@ requires n >= 0;
    //@ ensures \result == n;
    static int capacity(int n) {
        return new Vector<String>(n).capacity();
    }
}

class Sets {
    private final HashSet<String> names = new HashSet<>();

    //@ ensures names.contains(name) && \result == !\old(names.contains(name));
    boolean add(String name) {
        return names.add(name);
    }

    //@ ensures \result; // EXPECT violated: postcondition in 'Sets.addNew(String)'
    boolean addNew(String name) {
        return names.add(name);
    }

}

class Ordered {
    private final LinkedHashSet<Integer> order = new LinkedHashSet<>();
    private final LinkedHashMap<Integer, Integer> map = new LinkedHashMap<>();

    //@ requires order.isEmpty() && a != b;
    //@ ensures \result == a;
    int ordered(int a, int b) {
        order.add(a);
        order.add(b);
        order.add(a);
        return order.iterator().next();
    }

    //@ requires a != b;
    //@ ensures \result == a; // EXPECT violated: postcondition in 'Ordered.unordered(int, int)'
    static int unordered(int a, int b) {
        HashSet<Integer> set = new HashSet<>();
        set.add(a);
        set.add(b);
        return set.iterator().next();
    }

    // The order does not matter to a sum.
    //@ requires !numbers.contains(null) && numbers.size() <= 1;
    //@ ensures a != b && !numbers.contains(a) && !numbers.contains(b) ==> \result == sum(numbers) + a + b;
    static int sum(HashSet<Integer> numbers, int a, int b) {
        HashSet<Integer> more = new HashSet<>(numbers);
        more.add(a);
        more.add(b);
        return sum(more);
    }

    //@ requires !numbers.contains(null);
    static /*@ pure @*/ int sum(HashSet<Integer> numbers) {
        int sum = 0;
        for (int number : numbers) {
            sum += number;
        }
        return sum;
    }

    //@ requires map.size() < 4;
    //@ ensures map.get(key) == value;
    //@ ensures map.size() == \old(map.size()) + (\old(map.containsKey(key)) ? 0 : 1);
    void put(int key, int value) {
        map.put(key, value);
    }

    //@ ensures \result == key; // EXPECT violated: postcondition in 'Ordered.putFirst(int, int)'
    /*@ nullable @*/ Integer putFirst(int key, int value) {
        map.put(key, value);
        return map.keySet().iterator().next();
    }
}

// A key that changes once it is in the set is not found by its new hash.
class Key {
    int number;

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof Key && ((Key) other).number == number;
    }

    public /*@ pure @*/ int hashCode() {
        return number;
    }

    //@ requires key.number != number;
    //@ ensures !\result;
    static boolean isFound(Key key, int number) {
        HashSet<Key> set = new HashSet<>();
        set.add(key);
        key.number = number;
        return set.contains(key);
    }

    //@ ensures \result; // EXPECT violated: postcondition in 'Key.isAlwaysFound(Key, int)'
    static boolean isAlwaysFound(Key key, int number) {
        HashSet<Key> set = new HashSet<>();
        set.add(key);
        key.number = number;
        return set.contains(key);
    }
}
