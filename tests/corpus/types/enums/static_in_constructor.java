// A constant can be used in the constructors of an enum, and everything elsewhere.
enum Color {
    RED, GREEN;
    static int count;
    static final int LIMIT = 3;
    int n;
    Color() { n = LIMIT; }
    int use() { return ++count; }
    static { count = values().length; }
}
// COVERS enum members, enums, static context
