// Labels, break and continue.
class jumps {
    int all(int n, int[][] rows) {
        int sum = 0;
        outer:
        for (int[] row : rows) {
            for (int cell : row) {
                if (cell == n) continue outer;
                if (cell < n) break outer;
                if (cell == 7) continue;
                if (cell == 8) break;
                sum += cell;
            }
        }
        block: {
            if (sum > 3) break block;
            sum = 3;
        }
        same: while (sum < 9) { sum++; continue same; }
        same: do { sum++; if (sum == 4) break same; } while (sum < 9);
        switch (n) {
        case 1: break;
        default: while (true) { break; }
        }
        one: two: for (;;) { if (n > 1) break one; continue two; }
        Runnable r = () -> { inner: for (;;) { break inner; } };
        again: for (;;) {
            new Object() { void m() { again: for (;;) break again; } };
            break;
        }
        return sum;
    }
}
// COVERS anonymous classes, labels, break, continue
