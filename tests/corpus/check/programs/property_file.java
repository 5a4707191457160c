// The question of a file.
// ARGS --property $DIR/support/valid-assert.prp
// EXIT 1
import org.sosy_lab.sv_benchmarks.Verifier;

class PropertyFile {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        assert x != 7; // EXPECT violated: assertion: AssertionError in 'PropertyFile.main(String[])'
        x = 1 / x;
    }
}
// OUTPUT assertions: VIOLATED
// OUTPUT-NOT RuntimeExceptions
