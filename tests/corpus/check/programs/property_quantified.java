// Formulas do not tell the properties of a program apart: what was not asked for is UNKNOWN there.
// ARGS --property exceptions --encoding quantified
import org.sosy_lab.sv_benchmarks.Verifier;

class PropertyQuantified {
    public static void main(String[] args) {
        assert Verifier.nondetInt() != 7; // EXPECT unknown: assertion: AssertionError: broken here, which need not be what was asked: formulas have one property in 'PropertyQuantified.main(String[])'
    }
}
// EXIT 3
