// The columns of another table.
// ARGS --means ranges
// EXIT 3
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int rows = Verifier.nondetInt();
        int width = Verifier.nondetInt();
        Verifier.assume(rows > 0 && rows < 30000 && width > 0 && width < 40000);
        int[] table = new int[rows * width];
        for (int i = 0; i < rows; i++)
            for (int j = 0; j < rows; j++)
                table[i * width + j] = 1; // EXPECT unknown: this may go wrong, as far as ranges show in 'Main.main(String[])'
    }
}
// OUTPUT RuntimeExceptions: UNKNOWN
