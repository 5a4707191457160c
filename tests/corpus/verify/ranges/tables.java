// A table in one array: row * width + column.
// ARGS --means ranges
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int rows = Verifier.nondetInt();
        int width = Verifier.nondetInt();
        Verifier.assume(rows > 0 && rows < 30000 && width > 0 && width < 40000);
        int[] table = new int[rows * width];
        for (int i = 0; i < rows; i++)
            for (int j = 0; j < width; j++)
                table[i * width + j] = table[j + width * i] + 1;
    }
}
// OUTPUT PROVED Main.main(String[])
// OUTPUT RuntimeExceptions: HOLDS
