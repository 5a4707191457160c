// ARGS --method Choice.twise
// EXPECT-GENERAL error: no method 'Choice.twise' in the files given; did you mean 'Choice.twice'?
class Choice {
    static int twice(int x) {
        return x + x;
    }
}
