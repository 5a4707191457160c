// A field's initialiser cannot use, by simple name, a field declared after it.
class Forward {
    int early = later + 1; // EXPECT ?
    int later = 1;
    static int a = b; // EXPECT ?
    static int b = 2;
    { int x = last; } // EXPECT ?
    int last;
    int self = self + 1; // EXPECT ?
    Runnable r = () -> System.out.println(end); // EXPECT ?
    int end;
}
// COVERS initialisers, names
