// Inherited specifications use the members of the class they stand in.
interface Counter {
    //@ public model instance int value;

    //@ ensures \result == value;
    /*@ pure */ int get();
}

class Simple implements Counter {
    private int n; //@ in value;
    //@ private represents value = n;

    //@ also ensures \result == n && \result == value;
    public /*@ pure */ int get() { return n; }
}
// COVERS also, model fields, instance, represents
