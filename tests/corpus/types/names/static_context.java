// Static members need no instance; instance members have one outside static methods.
class Context {
    int field;
    static int counter;
    static void count() { counter++; }
    void instance() { field = counter; count(); Context.count(); }
    static void other(Context c) { c.field = 1; c.instance(); }
    static int fromInstance = new Context().field;
}
// COVERS static context
