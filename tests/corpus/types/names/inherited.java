// Members of superclasses and superinterfaces are members too.
class Base {
    protected int count;
    int get() { return count; }
    static class Part { int value; }
}

interface Limits {
    int MAX = 10;
    default int limit() { return MAX; }
}

class Derived extends Base implements Limits {
    Part part = new Part();
    int sum() { return count + get() + limit() + MAX + part.value + Derived.MAX; }
    Derived.Part other() { return part; }
}
// COVERS inheritance
