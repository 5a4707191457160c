// Ends of all kinds, checks of Java, lengths of arrays, a loop that is cut.
// ARGS --tree --all --array-length 1 --unwind 1
class Ends {
    static int find(int[] a, int x) {
        if (a[0] == 2 * x) // EXPECT violated: null dereference: NullPointerException in 'Ends.find(int[], int)'
            return x + 1;
        while (x != 7) // EXPECT cut: loop in 'Ends.find(int[], int)'
            x++;
        return x;
    }
}
// OUTPUT a: A, x: X; PC: true
// OUTPUT 5: NullPointerException ?
// OUTPUT |-- new NullPointerException
// OUTPUT |   a: A, x: X; PC: NullPointerException in 'a[0]'
// OUTPUT |   path 1: violated, throws NullPointerException
// OUTPUT `-- no NullPointerException in 'a[0]'
// OUTPUT a: A, x: X; PC: no NullPointerException in 'a[0]'
// OUTPUT 5: ArrayIndexOutOfBoundsException ?
// OUTPUT |-- new ArrayIndexOutOfBoundsException
// OUTPUT |   a: A, x: X; PC: no NullPointerException in 'a[0]' && !(int[]#1.length > 0)
// OUTPUT |   path 2: violated, throws ArrayIndexOutOfBoundsException
// OUTPUT `-- no ArrayIndexOutOfBoundsException in 'a[0]'
// OUTPUT a: A, x: X; PC: no NullPointerException in 'a[0]' && int[]#1.length > 0
// OUTPUT 5: int[]#1[0] == 2 * X ?
// OUTPUT |-- (a[0] == 2 * x) return x + 1;
// OUTPUT |   a: A, x: X; PC: no NullPointerException in 'a[0]' && int[]#1.length > 0 && int[]#1[0] == 2 * X
// OUTPUT |   path 3: verified, returns X + 1
// OUTPUT `-- !(a[0] == 2 * x)
// OUTPUT a: A, x: X; PC: no NullPointerException in 'a[0]' && int[]#1.length > 0 && int[]#1[0] != 2 * X
// OUTPUT 7: X != 7 ?
// OUTPUT |-- (x != 7) x++;
// OUTPUT |   a: A, x: X + 1; PC: no NullPointerException in 'a[0]' && int[]#1.length > 0 && int[]#1[0] != 2 * X && X != 7
// OUTPUT |   7: X != 6 ?
// OUTPUT |   |-- (x != 7) x++;
// OUTPUT |   |   a: A, x: X + 2; PC: no NullPointerException in 'a[0]' && int[]#1.length > 0 && int[]#1[0] != 2 * X && X != 7 && X != 6
// OUTPUT |   |   path 4: cut, loop
// OUTPUT |   `-- !(x != 7) return x;
// OUTPUT |       a: A, x: X + 1; PC: no NullPointerException in 'a[0]' && int[]#1.length > 0 && int[]#1[0] != 2 * X && X != 7 && X == 6
// OUTPUT |       path 5: verified, returns X + 1
// OUTPUT `-- !(x != 7) return x;
// OUTPUT a: A, x: X; PC: no NullPointerException in 'a[0]' && int[]#1.length > 0 && int[]#1[0] != 2 * X && X == 7
// OUTPUT path 6: verified, returns X
// EXIT 1
