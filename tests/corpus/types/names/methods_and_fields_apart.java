// A field, a method and a class may share a name.
class Apart {
    int size = 1;
    int size() { return size; }
    static class size { }
    size make() { return new size(); }
}
// COVERS names
