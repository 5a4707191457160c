// ARGS --all --java /nowhere/at/all
// EXPECT-GENERAL error: cannot write programs in '/nowhere/at/all'
class BadDirectory {
    static int f(int x) {
        return x;
    }
}
