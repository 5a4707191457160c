// A field's initialiser cannot use, by simple name, a field declared after it.
class Forward {
    int early = later + 1; // EXPECT error: field 'later' cannot be used before its declaration
    int later = 1;
    static int a = b; // EXPECT error: field 'b' cannot be used before its declaration
    static int b = 2;
    { int x = last; } // EXPECT error: field 'last' cannot be used before its declaration
    int last;
    int self = self + 1; // EXPECT error: field 'self' cannot be used before its declaration
    Runnable r = () -> System.out.println(end); // EXPECT error: field 'end' cannot be used before its declaration
    int end;
}
// COVERS initialisers, names
