// ARGS --property exceptions
import org.sosy_lab.sv_benchmarks.Verifier;

class Property {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        assert x != 3;
    }
}
// OUTPUT HOLDS Property.main(String[])
// OUTPUT RuntimeExceptions: HOLDS
// OUTPUT-NOT assertions:
