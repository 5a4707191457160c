// Bounds that mention their own variable.
abstract class Builder<B extends Builder<B>> {
    int n;
    abstract B self();
    B add(int i) { n += i; return self(); }
}

class Concrete extends Builder<Concrete> {
    Concrete self() { return this; }
    Concrete own() { return this; }
    int use() { return new Concrete().add(1).own().add(2).n; }
    static <T extends Comparable<? super T>> T larger(T a, T b) { return a.compareTo(b) > 0 ? a : b; }
    String larger() { return larger("a", "b"); }
}
// COVERS bounds, generics
