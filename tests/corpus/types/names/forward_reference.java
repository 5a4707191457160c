// Fields used before their declaration, in ways that are allowed.
class Forward {
    int method() { return later; }
    int early = this.later;
    int later = 1;
    static int a = Forward.b;
    static int b = 2;
    { last = 3; }
    int last;
}
// COVERS initialisers, names
