// ARGS --all --throwing OutOfLuck
// EXIT 2
class NoSuchException {
    static void f() {
    }
}
// EXPECT-GENERAL error: option '--throwing': no class 'OutOfLuck' is known
