class Holder<T> {
    /*@ nullable @*/ T item;

    //@ ensures item == t;
    void set(/*@ nullable @*/ T t) {
        item = t;
    }

    // Objects of some class may be equal without being one.
    //@ ensures \result <==> item == t; // EXPECT violated: postcondition in 'Holder.same(Object)'
    boolean same(Object t) {
        return t.equals(item);
    }
}

class Generics {
    //@ ensures \result == 5;
    static int made() {
        Holder<Integer> h = new Holder<>();
        h.set(5);
        return h.item;
    }

    // Type arguments tell the truth: no cast fails.
    //@ ensures h.item == null ==> \result == 0;
    static int read(Holder<Integer> h) {
        return h.item == null ? 0 : h.item;
    }

    //@ ensures \result == 0; // EXPECT violated: postcondition in 'Generics.readWrong(Holder<Integer>)'
    static int readWrong(Holder<Integer> h) {
        return h.item == null ? 0 : h.item;
    }

    // Unless the method itself makes them lie.
    //@ ensures true;
    static int pollute() {
        Holder<Integer> h = new Holder<>();
        Holder raw = h;
        raw.set(new Object());
        return h.item; // EXPECT violated: class cast
    }
}
// OUTPUT HOLDS Holder.set(T)
// OUTPUT HOLDS Generics.made()
// OUTPUT HOLDS Generics.read(Holder<Integer>)
