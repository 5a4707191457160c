// ARGS --all --calling init
// EXIT 2
class NoSuchMethod {
    static void f() {
    }
}
// EXPECT-GENERAL error: option '--calling': no method 'init' is declared or called
