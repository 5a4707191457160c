// A call that may assign a model field may change what methods answer that have no body; one that assigns nothing does not.
class Store {
    //@ public model int content;

    //@ ensures true;
    /*@ pure @*/ native int size();

    //@ assignable content;
    native void put();

    //@ assignable \nothing;
    native void look();
}

class User {
    //@ ensures \result == 0; // EXPECT violated: postcondition in 'User.after(Store)'
    static int after(Store store) {
        int before = store.size();
        store.put();
        return store.size() - before;
    }

    //@ ensures \result == 0;
    static int looked(Store store) {
        int before = store.size();
        store.look();
        return store.size() - before;
    }

    //@ requires store.size() == 3;
    //@ ensures store.size() == 3; // EXPECT violated: postcondition in 'User.kept(Store)'
    static void kept(Store store) {
        store.put();
    }
}
// OUTPUT HOLDS User.looked(Store)
