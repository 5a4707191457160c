// Tests that cannot be written are an error, the verdict is given all the same.
// ARGS --all --junit /proc/nowhere
// EXIT 2
class BadDirectory {
    static int f(int x) {
        return x == 0 ? 1 : 2;
    }
}
// OUTPUT HOLDS       BadDirectory.f(int)
// EXPECT-GENERAL error: cannot write tests in '/proc/nowhere'
