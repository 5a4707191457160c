// ARGS --method Choice.twice(long)
// EXPECT-GENERAL error: no method 'Choice.twice(long)' in the files given; there is 'Choice.twice(int)'
class Choice {
    static int twice(int x) {
        return x + x;
    }
}
