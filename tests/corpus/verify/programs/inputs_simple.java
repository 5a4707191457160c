// An input on which nothing depends is zero in the counterexample, whatever it was when it was found.
// ARGS --means inputs
import org.sosy_lab.sv_benchmarks.Verifier;

class InputsSimple {
    public static void main(String[] args) {
        int free = Verifier.nondetInt();
        int some = Verifier.nondetInt();
        int[] few = new int[3];
        if (some == 91)
            few[some % 7 + 3 + free * 0] = free; // EXPECT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'InputsSimple.main(String[])'
        assert free != free + some * 2; // EXPECT violated: assertion: AssertionError in 'InputsSimple.main(String[])'
    }
}
// OUTPUT 7 int free = Verifier.nondetInt(); free = 0
// OUTPUT 8 int some = Verifier.nondetInt(); some = 0
// OUTPUT 7 int free = Verifier.nondetInt(); free = 0
// OUTPUT 8 int some = Verifier.nondetInt(); some = 91
