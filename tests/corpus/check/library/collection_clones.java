// clone() of collections: a collection of its own with the same elements.
import java.util.*;

class CollectionClones {
    static class Named extends LinkedList<String> {
        String name = "none";

        @Override
        public Named clone() {
            Named copy = (Named) super.clone();
            copy.name = name + "'";
            return copy;
        }
    }

    //@ requires list != null;
    //@ ensures \result == \old(list.size()) && list.size() == \old(list.size());
    static int lists(ArrayList<Integer> list) {
        @SuppressWarnings("unchecked")
        ArrayList<Integer> copy = (ArrayList<Integer>) list.clone();
        assert copy != list && copy.equals(list);
        int count = copy.size();
        copy.add(7);
        return count;
    }

    //@ requires list != null && list.size() > 0 && list.get(0) != null;
    //@ ensures \result == list.get(0); // EXPECT violated: postcondition in 'CollectionClones.sharesTheArray(ArrayList<Integer>)'
    static int sharesTheArray(ArrayList<Integer> list) {
        ArrayList<?> copy = (ArrayList<?>) list.clone();
        list.set(0, 5);
        return (Integer) copy.get(0);
    }

    //@ requires map != null;
    static void maps(HashMap<String, Integer> map) {
        HashMap<?, ?> copy = (HashMap<?, ?>) map.clone();
        assert copy.equals(map);
        int size = copy.size();
        map.clear();
        assert copy.size() == size;
    }

    //@ requires map != null && map.size() > 0;
    static void sortedMaps(TreeMap<Integer, Integer> map) {
        TreeMap<?, ?> copy = (TreeMap<?, ?>) map.clone();
        int first = map.firstKey();
        Integer value = map.get(first);
        map.firstEntry();
        map.put(first, 77);
        assert copy.get(first) == null ? value == null : copy.get(first).equals(value);
    }

    //@ requires map != null && map.size() > 0;
    static void sharesTheEntries(TreeMap<Integer, Integer> map) {
        TreeMap<?, ?> copy = (TreeMap<?, ?>) map.clone();
        for (Map.Entry<Integer, Integer> entry : map.entrySet()) {
            entry.setValue(77);
        }
        assert Objects.equals(copy.firstEntry().getValue(), 77); // EXPECT violated: assertion: AssertionError in 'CollectionClones.sharesTheEntries(TreeMap<Integer, Integer>)'
    }

    //@ requires hashed != null && sorted != null;
    static void sets(HashSet<Integer> hashed, TreeSet<Integer> sorted) {
        HashSet<?> one = (HashSet<?>) hashed.clone();
        TreeSet<?> other = (TreeSet<?>) sorted.clone();
        boolean had = hashed.contains(3), sortedHad = sorted.contains(3);
        hashed.add(3);
        sorted.remove(3);
        assert one.contains(3) == had && other.contains(3) == sortedHad;
    }

    //@ requires true;
    static void deques() {
        ArrayDeque<Integer> deque = new ArrayDeque<>(List.of(1, 2, 3));
        deque.pollFirst();
        ArrayDeque<Integer> copy = deque.clone();
        deque.addFirst(9);
        assert copy.size() == 2 && copy.peekFirst() == 2 && copy.peekLast() == 3;
        LinkedList<Integer> linked = new LinkedList<>(copy);
        LinkedList<?> second = (LinkedList<?>) linked.clone();
        linked.removeLast();
        assert second.size() == 2 && second.getLast().equals(3);
        Vector<Integer> vector = new Vector<>(copy);
        vector.add(4);
        Vector<?> third = (Vector<?>) vector.clone();
        assert third.size() == 3 && third.capacity() == 3 && third.equals(vector);
    }

    //@ requires true;
    static void linkedMap() {
        LinkedHashMap<String, Integer> map = new LinkedHashMap<>(16, 0.75f, true);
        map.put("b", 1);
        map.put("a", 2);
        map.get("b");
        LinkedHashMap<?, ?> copy = (LinkedHashMap<?, ?>) map.clone();
        copy.get("a");
        assert map.toString().equals("{a=2, b=1}");
        assert copy.toString().equals("{b=1, a=2}");
    }

    //@ requires true;
    static void own() {
        Named named = new Named();
        named.add("x");
        Named copy = named.clone();
        copy.add("y");
        assert copy.name.equals("none'") && named.size() == 1 && copy.size() == 2 && copy.getClass() == Named.class;
    }

    //@ requires true;
    static void elementsAreShared() {
        int[] element = {1};
        ArrayList<int[]> list = new ArrayList<>();
        list.add(element);
        element[0] = 2;
        assert ((int[]) ((ArrayList<?>) list.clone()).get(0))[0] == 2;
    }
}
