// What a call leaves is told by what it found, which is not what its caller found.
// ARGS --means ranges
// EXIT 3
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static int count;

    static void visit(int depth) {
        int before = count;
        if (depth <= 0)
            return;
        count = count + 1;
        visit(depth - 1);
        assert count == before; // EXPECT unknown: this may go wrong, as far as ranges show in 'Main.main(String[])'
    }

    public static void main(String[] args) {
        count = Verifier.nondetInt();
        visit(Verifier.nondetInt());
    }
}
// OUTPUT assertions: UNKNOWN
// OUTPUT RuntimeExceptions: HOLDS
