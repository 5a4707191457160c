// What holds for every input is shown by execution; each question has its own answer.
// EXIT 1
import org.sosy_lab.sv_benchmarks.Verifier;

class Executed {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int y = Verifier.nondetInt();
        assert (x ^ y ^ x) == y;
        int[] few = new int[3];
        if (x == 987654)
            few[x % 7] = 1; // EXPECT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'Executed.main(String[])'
    }
}
// OUTPUT assertions: HOLDS
// OUTPUT RuntimeExceptions: VIOLATED
