// Where static initialisers run, and what constructors do before their bodies.
// ARGS --ir
class Initialization {
    static final int CONSTANT = 5;
    int size = CONSTANT;

    Initialization(int n) {
        size = n;
    }

    static int read() {
        return Other.start + Other.FIXED;
    }

    enum Color { RED }
}

class Other {
    static final int FIXED = 3;
    static int start = 4;
}
// OUTPUT method Initialization.<init>(int) (%1 ref, %2.n int)
// OUTPUT %3 int = const 5 # line 5
// OUTPUT store %1, %3, Initialization.size
// OUTPUT store %1, %2.n, Initialization.size # line 8
// OUTPUT method Initialization.read() -> %1 int
// OUTPUT initialize Other # line 12
// OUTPUT %2 int = load Other.start
// OUTPUT %3 int = const 3
// OUTPUT method Color.<clinit>
// OUTPUT %1 ref = new Color # line 15
// OUTPUT %2 ref = string "RED"
// OUTPUT store %1, %2, Enum.name
// OUTPUT method Other.<clinit>
// OUTPUT %1 int = const 4 # line 20
// OUTPUT store %1, Other.start
