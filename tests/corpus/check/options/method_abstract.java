// ARGS --method Choice.twice
// EXPECT-GENERAL error: no method 'Choice.twice' with a body; there is 'Choice.twice(int)'
abstract class Choice {
    abstract int twice(int x);
}
