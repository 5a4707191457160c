// A field that is given a copy of itself holds an array of exactly its type; a copy of another array may be of a class that refuses what is stored.
class Copied {
    private Object[] items = new Object[2];

    void copy() {
        items = items.clone();
    }

    //@ requires items.length > 0;
    //@ ensures items[0] == item;
    void put(Object item) {
        items[0] = item;
    }
}

class Taken {
    private Object[] items = new Object[2];

    void take(String[] names) {
        items = names.clone();
    }

    //@ requires items.length > 0;
    //@ ensures items[0] == item;
    void put(Object item) {
        items[0] = item; // EXPECT violated: array store: ArrayStoreException in 'Taken.put(Object)'
    }
}
// OUTPUT HOLDS Copied.put(Object)
