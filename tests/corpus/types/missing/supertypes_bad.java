// Missing supertypes: @Override may be right, and Object's members are there.
class Child extends Missing implements Absent { // EXPECT error: cannot find type 'Missing' // EXPECT error: cannot find type 'Absent'
    int own() { return 1; }
    @Override public void run() { }
    String text() { return toString() + own(); }
}

class Grandchild extends Child {
    int use() { return own(); }
}
// COVERS missing types, inheritance
