// ARGS --strict
// EXIT 3
class CutStrict {
    //@ ensures \result >= 0;
    static int half(int n) {
        int i = 0;
        while (i < n) { // EXPECT cut: loop
            i++;
            n--;
        }
        return i;
    }
}
