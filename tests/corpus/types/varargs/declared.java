// Inside, the parameter is an array.
class Declared {
    int first(int... all) {
        int[] a = all;
        for (int i : all) return i;
        return all[0];
    }
    Declared(String... names) { this(names.length); }
    Declared(int n) { }
}
// COVERS varargs
