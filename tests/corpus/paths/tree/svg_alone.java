// ARGS --svg --all
// EXPECT-GENERAL error: option '--svg' needs '--tree'
class SvgAlone {
    static void f(int x) {
    }
}
