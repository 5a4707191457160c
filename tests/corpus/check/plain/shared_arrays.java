// ARGS --all
// What an array holds is known by an invariant where nobody else gets at the array: not by this field, and not by another one that holds the same.
// Then there are the objects that calls build.
class Shown {
    private String[] names = new String[4];
    private String[] others = new String[0];
    private int size;

    void add(String name) {
        if (name == null)
            throw new IllegalArgumentException();
        if (size == names.length)
            return;
        names[size] = name;
        size++;
    }

    void show() {
        others = names;
    }

    String[] others() {
        return others;
    }

    int last() {
        return size == 0 ? 0 : names[size - 1].length(); // EXPECT possible: null dereference: NullPointerException in 'Shown.last()'
    }
}

class Kept {
    private String[] names = new String[4];
    private String[] others = new String[0];
    private int size;

    void add(String name) {
        if (name == null)
            throw new IllegalArgumentException();
        if (size == names.length)
            return;
        names[size] = name;
        size++;
    }

    void show() {
        others = names;
    }

    int others() {
        return others.length;
    }

    int last() {
        return size == 0 ? 0 : names[size - 1].length();
    }

    int next() {
        return size == names.length ? 0 : names[size].length(); // EXPECT violated: null dereference: NullPointerException in 'Kept.next()'
    }
}
// OUTPUT HOLDS       Shown.last()
// OUTPUT             for every object built by a constructor and at most 2 calls, and pre-state with at most 4 objects of each class, arrays up to length 4, null only where the project has it, the invariants found, 32-bit int; loops and calls followed to their end
// OUTPUT HOLDS       Kept.last()
// OUTPUT             for every pre-state with at most 4 objects of each class, arrays up to length 4, null only where the project has it, the invariants found, 32-bit int; loops and calls followed to their end
