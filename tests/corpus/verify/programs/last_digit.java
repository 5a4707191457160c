// Where Java leaves the last digit of a function open, a run does not go on with one of them: all are followed.
class Main {
    public static void main(String[] args) {
        double sum = 0;
        for (int i = 1; i < 9; i++)
            sum += Math.exp(i);
        assert sum > 4000;
    }
}
// OUTPUT HOLDS Main.main(String[])
// OUTPUT run UNKNOWN what 'known' gives
// OUTPUT execution HOLDS for every run; loops and calls followed to their end; at most 8 iterations of the loop at line 5
