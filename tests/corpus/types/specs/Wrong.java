// FILES Wrong.jml
// Wrong.jml has errors of its own.
class Wrong {
    int count;

    int next(int by) { return count += by; }
}
// COVERS specification files
