// A field is given an array by a local variable: whether that is one of Objects decides what may be stored.
class HandedOn {
    private Object[] made = new Object[2];
    private Object[] given = new Object[2];

    void grow() {
        Object[] longer = new Object[4];
        made = longer;
    }

    void take(Object[] any) {
        Object[] local = any;
        given = local;
    }

    //@ requires made.length > 0;
    //@ ensures made[0] == x;
    void own(Object x) {
        made[0] = x;
    }

    //@ requires given.length > 0;
    //@ ensures given[0] == x;
    void foreign(Object x) {
        given[0] = x; // EXPECT violated: array store: ArrayStoreException in 'HandedOn.foreign(Object)'
    }
}
// OUTPUT 2 methods: 1 hold; 1 violated
