// The example of Fig. 2 of Pasareanu and Visser: two ints are swapped; afterwards x > y is not possible.
// ARGS --tree --all
class Swap {
    static void swap(int x, int y) {
        if (x > y) {
            x = x + y;
            y = x - y;
            x = x - y;
            if (x > y)
                assert false;
        }
    }
}
// OUTPUT x: X, y: Y; PC: true
// OUTPUT 5: Y < X ?
// OUTPUT |-- (x > y) x = x + y; y = x - y; x = x - y;
// OUTPUT |   x: Y, y: X; PC: Y < X
// OUTPUT |   9: X < Y ?
// OUTPUT |   |-- (x > y)
// OUTPUT |   |   PC: Y < X && X < Y
// OUTPUT |   |   infeasible
// OUTPUT |   `-- !(x > y)
// OUTPUT |       x: Y, y: X; PC: Y < X && X >= Y
// OUTPUT |       path 1: verified
// OUTPUT `-- !(x > y)
// OUTPUT x: X, y: Y; PC: Y >= X
// OUTPUT path 2: verified
