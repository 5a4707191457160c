// Figure 8, right: with the hint as in the paper, and without it.
class Pathological {
    //@ ensures true;
    static void hinted(int n) {
        int x = 0;
        int y = 0;
        while (x < n) {
            x++;
            y++;
        }
        //@ hint x == y;
        while (x != 0) {
            x--;
            y--;
        }
        assert y == 0;
    }

    //@ ensures true;
    static void plain(int n) {
        int x = 0;
        int y = 0;
        while (x < n) {
            x++;
            y++;
        }
        while (x != 0) {
            x--;
            y--;
        }
        assert y == 0;
    }
}
// OUTPUT PROVED Pathological.hinted(int)
// OUTPUT PROVED Pathological.plain(int)
