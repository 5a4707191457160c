// Executions that are not modelled are left out of the bounds, and that is said.
// EXIT 3
class UnmodelledWay {
    static int m(int n, boolean odd, boolean other) {
        int steps = 0;
        if (n < 0 || n > 2)
            n = 1;
        if (odd)
            n = "x".compareToIgnoreCase("" + new java.util.Random().nextGaussian()) + 7; // EXPECT unknown: the characters of this text (not modelled) in 'UnmodelledWay.m(int, boolean, boolean)'
        else if (other)
            n = "x".compareToIgnoreCase("" + new java.util.Random().nextGaussian()) + 9; // EXPECT unknown: the characters of this text (not modelled) in 'UnmodelledWay.m(int, boolean, boolean)'
        for (int i = 0; i < n; i++)
            steps++;
        return steps;
    }
}
// OUTPUT unmodelled_way.java:12 for m <= 0 >= 2 not exact: the characters of this text (not modelled) at line 9
