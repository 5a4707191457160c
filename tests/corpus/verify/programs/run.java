// A program without inputs: its run decides.
class Run {
    static int fibonacci(int n) {
        return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    }

    public static void main(String[] args) {
        assert fibonacci(15) == 610;
    }
}
// OUTPUT HOLDS Run.main(String[])
// OUTPUT for every run: there is one, and it was made
// OUTPUT-NOT execution
