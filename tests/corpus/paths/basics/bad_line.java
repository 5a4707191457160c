// ARGS --through nowhere
// EXIT 2
class BadLine {
    static void f() {
    }
}
// EXPECT-GENERAL error: option '--through' needs a file and a line, as in 'Foo.java:12', found 'nowhere'
