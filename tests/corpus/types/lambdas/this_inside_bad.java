// No this in a lambda of a static method.
class ThisInside {
    int x;
    static Runnable use() { return () -> this.x++; } // EXPECT error: 'this' cannot be used in a static context
    static Runnable call() { return () -> helper(); } // EXPECT error: instance method 'helper' cannot be called from a static context
    void helper() { }
}
// COVERS lambda, this, static context
