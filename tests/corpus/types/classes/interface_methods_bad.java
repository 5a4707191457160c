// Private methods stay in their interface, static ones are called through it.
interface Shapes {
    private int helper() { return 1; }
    static int unit() { return helper(); } // EXPECT error: instance method 'helper' cannot be called from a static context
}

class Uses implements Shapes {
    int use(Shapes s) {
        int a = s.helper(); // EXPECT error: 'helper' is not accessible here: it is private in 'Shapes'
        int b = s.unit(); // EXPECT error: static method 'unit' of an interface is called as 'Shapes.unit' only
        int c = Uses.unit(); // EXPECT error: cannot find method 'unit' in 'Uses'
        return a;
    }
}
// COVERS interfaces, static interface methods, private interface methods
