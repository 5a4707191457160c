// The specification stands in Merged.jml.
class Merged {
    private int count;

    int next(int by) { return count += by; }

    static class Inner {
        String text(String... parts) { return parts[0]; }
    }
}
// COVERS specification files
