// Loops and recursion no deeper than --unwind says; what is cut has a place.
// ARGS --all --unwind 2 --compact --feasible
// EXIT 0
class Unwind {
    static int recursive(int n) {
        return n <= 0
            ? 0
            : 1 + recursive(n - 1); // EXPECT cut: recursion in 'Unwind.recursive(int)'
    }

    static int sum(int n) {
        int s = 0;
        for (int i = 0; i < n; i++) // EXPECT cut: loop in 'Unwind.sum(int)'
            s += i;
        return s;
    }
}
// OUTPUT looking at every input, 32-bit int; paths shorter than 100 statements, loops and recursion 2 deep
// OUTPUT 3 paths: 3 feasible; 3 verified, 0 violated, 1 cut
