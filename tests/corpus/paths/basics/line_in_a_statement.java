// In the middle of a statement none begins.
// ARGS --all --through line_in_a_statement.java:7
// EXIT 2
class LineInAStatement {
    static int f(int x) {
        return x
                + 1;
    }
}
// EXPECT-GENERAL error: option '--through': no statement begins at line 7 of 'line_in_a_statement.java'
