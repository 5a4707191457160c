// Mistakes in interfaces, sealed types and the bodies of constants.
interface One {
    default int f() { return 1 } // EXPECT error: expected ';', found '}'
    static void g( { } // EXPECT error: expected type, found '{'
    private int h() int; // EXPECT error: expected '{' or ';', found 'int'
}
sealed interface Two permits { } // EXPECT error: expected type, found '{'
enum Three { A { int f() { return 1 } } } // EXPECT error: expected ';', found '}'
// COVERS interfaces, default methods, static interface methods, private interface methods
// COVERS sealed types, enums with bodies
