// What a field says of its collection is true of the collection, also where others of the class hold other things.
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;

class Sets {
    private final TreeSet<Integer> numbers = new TreeSet<>();
    private final TreeSet<String> names = new TreeSet<>();

    //@ ensures numbers.contains(number) && names.size() == \old(names.size());
    void add(int number) {
        numbers.add(number);
    }

    //@ ensures numbers.size() == \old(numbers.size()) + 1; // EXPECT violated: postcondition in 'Sets.addNew(int)'
    void addNew(int number) {
        numbers.add(number);
    }

    //@ requires !names.isEmpty();
    //@ ensures names.contains(\result);
    String first() {
        return names.first();
    }
}

class Parameters {
    //@ requires !numbers.isEmpty() && !names.isEmpty();
    //@ ensures names.size() == \old(names.size()) && numbers.size() == \old(numbers.size()) - 1;
    static void remove(TreeMap<Integer, Integer> numbers, TreeMap<String, Integer> names) {
        numbers.pollFirstEntry();
    }

    // These two may be the same one.
    //@ ensures names.size() == \old(names.size()); // EXPECT violated: postcondition in 'Parameters.removeAny(List<Integer>, List<? extends Number>)'
    static void removeAny(List<Integer> numbers, List<? extends Number> names) {
        numbers.clear();
    }

    // And so may these, of whatever T is.
    //@ ensures \result == \old(items.size()); // EXPECT violated: postcondition in 'Parameters.addTo(List<String>, List<T>)'
    static <T> int addTo(List<String> names, List<T> items) {
        names.add("");
        return items.size();
    }

    //@ ensures \result == \old(numbers.size());
    static int addToOthers(ArrayList<String> names, ArrayList<Integer> numbers) {
        names.add("");
        return numbers.size();
    }
}
