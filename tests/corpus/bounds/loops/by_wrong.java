// ARGS --by guess
// EXPECT-GENERAL error: option '--by' needs 'exact' or 'unroll', found 'guess'
class A {
    static void f() {
    }
}
