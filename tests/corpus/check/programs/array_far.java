// An array that may be of any length is followed at its beginning.
import org.sosy_lab.sv_benchmarks.Verifier;

class ArrayFar {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n > 0);
        int[] array = new int[n];
        array[n - 1] = 1; // EXPECT cut: an element far behind in a long array in 'ArrayFar.main(String[])'
        assert array[n - 1] == 1;
    }
}
// OUTPUT HOLDS, CUT  ArrayFar.main(String[])
