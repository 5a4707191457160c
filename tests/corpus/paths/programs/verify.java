// The choices and assumptions of Java PathFinder, without an import. What is left out by ignoreIf gets to no end.
// ARGS --feasible
class Choice {
    public static void main(String[] args) {
        int x = Verify.random(2);
        Verify.ignoreIf(x == 1);
        if (x == 0)
            x += 5;
        else if (x == 1)
            Verify.assertTrue(false);
        if (Verify.randomBool())
            // EXPECT-NEXT violated: exception 'AssertionError' is not allowed by the specification in 'Choice.main(String[])'
            Verify.assertTrue(x == 5);
    }
}
// OUTPUT 4 paths: 4 feasible; 3 verified, 1 violated, 0 cut
// EXIT 1
