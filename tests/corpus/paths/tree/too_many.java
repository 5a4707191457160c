// A tree that nobody would look at is cut, and says so.
// ARGS --tree --all
class TooMany {
    static int bits(boolean a, boolean b, boolean c, boolean d, boolean e, boolean f, boolean g, boolean h) {
        int sum = 0;
        if (a)
            sum++;
        if (b)
            sum++;
        if (c)
            sum++;
        if (d)
            sum++;
        if (e)
            sum++;
        if (f)
            sum++;
        if (g)
            sum++;
        if (h)
            sum++;
        return sum;
    }
}
// OUTPUT cut: 111 further states are not shown
