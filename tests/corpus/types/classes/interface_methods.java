// Static and private methods of interfaces.
interface Shapes {
    int area();
    default int twice() { return 2 * helper(); }
    private int helper() { return area() + shared(); }
    private static int shared() { return 1; }
    static int unit() { return shared(); }
}

class Uses {
    int use(Shapes s) { return s.twice() + Shapes.unit(); }
}
// COVERS interfaces, default methods, static interface methods, private interface methods
