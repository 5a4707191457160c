// The constructors of an enum run before its static fields have values.
enum Color {
    RED, GREEN;
    static int count;
    static final int LIMIT = 3;
    Color() {
        count++; // EXPECT error: static field 'count' of the enum cannot be used in its constructors and initialisers
        int n = LIMIT;
    }
    { int m = count; } // EXPECT error: static field 'count' of the enum cannot be used in its constructors and initialisers
}
// COVERS enum members, enums, static context
