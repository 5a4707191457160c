// Enums: constants with arguments and bodies, and members behind them.
enum A { }
enum B { X }
enum C { X, Y, }
enum D { , }
enum E { ; }
enum F { X; }
enum G implements H, p.I {
    X, @A Y(1), Z(1, "a") { int f() { return 1; } }, W { };
    int a;
    G(int... b) { }
    int f() { return 2; }
    static { }
    ;
}
enum J { X, Y; class K { } }
enum L { , ; int a; }
// COVERS enums, enums with bodies
