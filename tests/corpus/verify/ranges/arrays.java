// Arrays as long as an input says, and loops over them: indices are below the length that they are
// compared with.
// ARGS --means ranges
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static int sum(int[] numbers, int from, int count) {
        int sum = 0;
        for (int i = 0; i < count; i++)
            sum += numbers[from + i];
        return sum;
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n > 0 && n < 100000);
        int[] numbers = new int[n];
        for (int i = n - 1; i >= 0; i--)
            numbers[i] = i % 10;
        int from = Verifier.nondetInt();
        int count = Verifier.nondetInt();
        if (from >= 0 && count >= 0 && from <= numbers.length - count)
            sum(numbers, from, count);
        int remainder = numbers[n / 2];
        int low = 0;
        int high = n - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            if (middle < numbers.length && numbers[middle] < remainder)
                low = middle + 1;
            else
                high = middle - 1;
        }
        assert remainder < 10;
    }
}
// OUTPUT PROVED Main.main(String[])
// OUTPUT assertions: HOLDS
// OUTPUT RuntimeExceptions: HOLDS
// OUTPUT ranges PROVED for every input, 32-bit int; if it ends
