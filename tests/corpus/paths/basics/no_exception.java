// ARGS --all --throwing java.lang.String
// EXIT 2
class NoException {
    static void f() {
    }
}
// EXPECT-GENERAL error: option '--throwing': 'java.lang.String' is no exception
