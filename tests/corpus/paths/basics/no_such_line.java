// ARGS --all --through no_such_line.java:999
// EXIT 2
class NoSuchLine {
    static void f() {
    }
}
// EXPECT-GENERAL error: option '--through': no statement begins at line 999 of 'no_such_line.java'
