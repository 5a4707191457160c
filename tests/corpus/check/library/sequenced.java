// Sequenced collections (Java 21): first and last elements, and views from the end.
import java.util.*;

class Sequenced {
    //@ ensures \result == 1423;
    static int list() {
        List<Integer> list = new ArrayList<>(List.of(2, 4));
        list.addFirst(1);
        list.addLast(3);
        int ends = 1000 * list.getFirst() + list.getLast();
        list.removeFirst();
        list.removeLast();
        return ends + 100 * list.getLast() + 10 * list.getFirst();
    }

    //@ ensures \result == 4321;
    static int reversedList() {
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
        list.reversed().addFirst(4);
        int digits = 0;
        for (int n : list.reversed())
            digits = 10 * digits + n;
        return digits;
    }

    //@ ensures \result == 3120;
    static int changedThroughView() {
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 2));
        List<Integer> view = list.reversed();
        view.remove((Integer) 2);
        view.add(0);
        view.set(0, view.get(0));
        return 1000 * view.get(0) + 100 * (view.indexOf(2)) + 10 * view.get(1) + list.get(0);
    }

    //@ ensures \result == 2;
    static int subListOfView() {
        return new ArrayList<>(List.of(1, 2, 3, 4)).reversed().subList(1, 3).getLast();
    }

    static int iterationNotices() {
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
        int sum = 0;
        for (int n : list.reversed()) { // EXPECT violated: exception 'ConcurrentModificationException' is not allowed
            sum += n;
            list.add(n);
        }
        return sum;
    }

    //@ signals_only NoSuchElementException;
    //@ ensures false;
    static int empty(boolean first) {
        List<Integer> list = new ArrayList<>();
        return first ? list.getFirst() : list.removeLast();
    }

    //@ signals_only UnsupportedOperationException;
    //@ ensures false;
    static void fixed(int which) {
        if (which == 0)
            List.of(1).addFirst(2);
        else if (which == 1)
            List.of(1).reversed().add(2);
        else if (which == 2)
            List.of(1).reversed().remove((Object) 5);
        else
            new TreeSet<>(List.of(1)).addFirst(2);
    }

    //@ ensures \result == 2020;
    static int deque() {
        Deque<Integer> deque = new ArrayDeque<>(List.of(1, 2));
        Deque<Integer> view = deque.reversed();
        view.push(3);
        view.offer(0);
        return 1000 * deque.removeLast() / 3 * 2 + 100 * deque.getFirst() + 10 * view.pop() + deque.peekFirst();
    }

    //@ ensures \result == 321;
    static int linkedList() {
        LinkedList<Integer> list = new LinkedList<>(List.of(1, 2));
        LinkedList<Integer> view = list.reversed();
        view.addFirst(3);
        return 100 * view.get(0) + 10 * view.get(1) + view.peekLast();
    }

    //@ ensures \result == 3124;
    static int set() {
        LinkedHashSet<Integer> set = new LinkedHashSet<>(List.of(1, 2, 3));
        set.addFirst(3);
        set.addLast(4);
        int digits = 0;
        for (int n : set)
            digits = 10 * digits + n;
        return digits;
    }

    //@ ensures \result == 4213;
    static int reversedSet() {
        SequencedSet<Integer> view = new LinkedHashSet<>(List.of(1, 2, 3)).reversed();
        view.addLast(3);
        view.addFirst(4);
        int digits = 0;
        for (int n : view)
            digits = 10 * digits + n;
        return digits;
    }

    //@ ensures \result == 312;
    static int map() {
        LinkedHashMap<Integer, String> map = new LinkedHashMap<>();
        map.put(1, "a");
        map.put(2, "b");
        map.putFirst(3, "c");
        int digits = 0;
        for (int n : map.sequencedKeySet())
            digits = 10 * digits + n;
        return digits;
    }

    //@ ensures \result == 1230;
    static int reversedMap() {
        SequencedMap<Integer, Integer> map = new LinkedHashMap<>();
        map.put(1, 10);
        map.put(2, 20);
        map.put(3, 30);
        map.putLast(1, 30);
        int digits = map.reversed().firstEntry().getKey();
        digits = 10 * digits + map.pollFirstEntry().getKey();
        digits = 10 * digits + map.sequencedKeySet().getFirst();
        return 10 * digits + (map.sequencedValues().reversed().getFirst() - 30);
    }

    // EXPECT-NEXT violated: postcondition in 'Sequenced.wrong(List<Object>)'
    //@ ensures list.isEmpty() || \result == list.getFirst();
    static /*@ nullable @*/ Object wrong(List<Object> list) {
        return list.isEmpty() ? null : list.reversed().getFirst();
    }

    //@ requires list.size() < 3;
    //@ ensures list.isEmpty() || \result == list.getLast();
    static /*@ nullable @*/ Object last(List<Object> list) {
        return list.isEmpty() ? null : list.reversed().getFirst();
    }

    //@ ensures \result == 13;
    static int sorted() {
        TreeSet<Integer> set = new TreeSet<>(List.of(3, 1, 2));
        return 10 * set.getFirst() + set.removeLast();
    }
}
// ARGS --all
