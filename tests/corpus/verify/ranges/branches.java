// Which of two constants it is tells which way was taken.
// ARGS --means ranges
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static int find(int[] numbers, int at) {
        if (at < 0)
            return 0;
        int state = 7;
        boolean isThere = false;
        if (at < numbers.length) {
            state = 3;
            isThere = true;
        }
        if (state == 3)
            return numbers[at];
        return isThere ? numbers[at] : -1;
    }

    public static void main(String[] args) {
        int at = Verifier.nondetInt();
        find(new int[Verifier.nondetInt() & 255], at);
        int other = Verifier.nondetInt();
        boolean isLess = at < other;
        int sign;
        if (isLess)
            sign = -1;
        else
            sign = 1;
        if (sign < 0)
            assert at < other;
        else
            assert other <= at;
    }
}
// OUTPUT PROVED Main.main(String[])
// OUTPUT assertions: HOLDS
// OUTPUT RuntimeExceptions: HOLDS
