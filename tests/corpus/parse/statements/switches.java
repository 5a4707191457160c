// Switch statements.
class Switches {
    void f(int a, E b) {
        switch (a) { }
        switch (a) { case 1: case 2, 3: a++; break; case 'c': default: { } }
        switch (b) { case A: int x = 1; case B: class C { } default: }
        switch (a) { case 1 -> a++; case 2 -> { } case 3 -> throw new A(); default -> f(a, b); }
        switch (b) { case null -> { } case A, B -> { } case null, default -> { } }
        switch (a) { case -1: case +2: case (3): case 4 + 5 * 6: case X.Y: case (byte) 1: case a ? 1 : 2: }
        switch (o) { case String s: break; case R(int y) when y > 0: break; default: break; }
        switch (yield) { default -> yield++; }
    }
}
// COVERS old switch statements, arrow switch statements
