// A method overrides one whose parameters have its types when erased, and goes on to do so below.
abstract class Option<T> implements Comparable<T> {
    public int compareTo(Object o) { return 0; }
}

class Named extends Option<String> {
    int use() { return compareTo("x") + compareTo(this); }
}
// COVERS overriding, raw types and erasure
