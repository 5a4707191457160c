// An Object[] that was given may be an Integer[]; one that a private field holds is what the class made.
// ARGS --all --null nullable
class ArrayOfNarrowerClass {
    //@ requires a != null && a.length > 0;
    static void any(Object[] a, Object x) { a[0] = x; } // EXPECT violated: array store: ArrayStoreException

    //@ requires a != null && a.length > 0;
    static void text(Object[] a, String x) { a[0] = x; } // EXPECT violated: array store: ArrayStoreException

    //@ requires a != null && a.length > 0;
    static void boxed(Number[] a, int i) { a[0] = i; } // EXPECT violated: array store: ArrayStoreException

    //@ requires a != null && a.length > 0;
    static void none(Object[] a) { a[0] = null; }

    //@ requires a != null && a.length > 1;
    static void swap(Object[] a) {
        Object x = a[0];
        a[0] = a[1];
        a[1] = x;
    }

    //@ requires a != null && a.length > 0;
    static void exact(String[] a, String x) { a[0] = x; }

    //@ requires a != null && a.length > 0;
    static void widened(Integer[] a, Object i) {
        Object[] o = a;
        o[0] = i; // EXPECT violated: array store: ArrayStoreException
    }

    //@ requires a != null && a.length > 0;
    static void caught(Object[] a, Object x) {
        try {
            a[0] = x;
        } catch (ArrayStoreException e) {
            a[0] = null;
        }
    }
}

class OwnArray<T> {
    private T[] items = (T[]) new Object[2];

    //@ requires items != null && items.length > 0;
    void own(T x) { items[0] = x; }
}

class GivenArray<T> {
    T[] items;

    GivenArray(T[] items) { this.items = items; }

    //@ requires items != null && items.length > 0;
    void given(T x) { items[0] = x; } // EXPECT violated: array store: ArrayStoreException
}

class GrowingArray<T> {
    private T[] items = (T[]) new Object[2];

    void grow() {
        T[] larger = (T[]) new Object[4];
        items = larger;
    }

    //@ requires items != null && items.length > 0;
    void grown(T x) { items[0] = x; }
}

class LentArray<T> {
    private T[] items = (T[]) new Object[2];

    void lend(T[] given) {
        T[] held = (T[]) new Object[4];
        T[] other = held;
        held = given;
        T[] last = held;
        items = last;
    }

    //@ requires items != null && items.length > 0;
    void lent(T x) { items[0] = x; } // EXPECT violated: array store: ArrayStoreException
}
// OUTPUT HOLDS ArrayOfNarrowerClass.none(Object[])
// OUTPUT HOLDS ArrayOfNarrowerClass.swap(Object[])
// OUTPUT HOLDS ArrayOfNarrowerClass.exact(String[], String)
// OUTPUT HOLDS ArrayOfNarrowerClass.caught(Object[], Object)
// OUTPUT HOLDS OwnArray.own(T)
// OUTPUT HOLDS GrowingArray.grown(T)
