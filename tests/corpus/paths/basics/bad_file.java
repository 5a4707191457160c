// ARGS --all --through Nowhere.java:3
// EXIT 2
class BadFile {
    static void f() {
    }
}
// EXPECT-GENERAL error: option '--through': no file 'Nowhere.java' is among those given
