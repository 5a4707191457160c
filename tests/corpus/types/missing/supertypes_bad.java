// A missing superclass: what may be inherited is not reported.
class Child extends Missing implements Absent { // EXPECT error: cannot find type 'Missing' // EXPECT error: cannot find type 'Absent'
    int use() { return inherited() + field + this.other; }
    int own() { return 1; }
    @Override public void run() { }
}

class Grandchild extends Child {
    int use() { return inherited() + field; }
}
// COVERS missing types, inheritance
