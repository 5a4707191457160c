// Names of fields, arrays' length, methods, through several dots.
class Found {
    Found next;
    int known;
    int[] array = new int[3];

    int get() { return known; }
    Found self() { return this; }

    int names(Found other) {
        return known + other.known + other.next.next.known + array.length
            + other.array.length + get() + other.get() + self().self().next.get();
    }
}
// COVERS names, field access, calls
