// The number of elements may wrap around.
// ARGS --means ranges
// EXIT 3
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int rows = Verifier.nondetInt();
        Verifier.assume(rows > 0 && rows < 100000);
        int count = rows * rows;
        if (count < 0)
            return;
        int[] table = new int[count];
        for (int i = 0; i < rows; i++)
            for (int j = 0; j < rows; j++)
                table[i * rows + j] = 1; // EXPECT unknown: this may go wrong, as far as ranges show in 'Main.main(String[])'
    }
}
// OUTPUT RuntimeExceptions: UNKNOWN
