// Paths that were cut say nothing of what Java's int does beyond them.
// ARGS --bits 8 --all --depth 20
class FewBits {
    static void product(int n) {
        int x = 0;
        while (x < n) // EXPECT cut: depth in 'FewBits.product(int)'
            x++;
        assert x + 124 > 0;
    }
}
// OUTPUT with 8-bit int it is violated; with Java's int not on the paths followed
