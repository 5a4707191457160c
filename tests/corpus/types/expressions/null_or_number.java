// `c ? null : 1` has type Integer, and is unboxed where an int is wanted.
class NullOrNumber {
    int n(boolean b) { return b ? null : 1; }
    Integer boxed(boolean b, Integer i) { return b ? i : null; }
    Object o(boolean b) { return b ? 'c' : null; }
    Long wide(boolean b) { return b ? null : 1L; }
}
// COVERS conditional typing, boxing
