// A constant that both ways give, and one that is changed behind them, tell nothing.
// ARGS --means ranges
// EXIT 3
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int y = Verifier.nondetInt();
        int state = 0;
        for (int i = 0; i < 2; i++) {
            if (x < y)
                state = 1;
            x = Verifier.nondetInt();
        }
        if (state == 1)
            assert x < y; // EXPECT unknown: this may go wrong, as far as ranges show in 'Main.main(String[])'
    }
}
// OUTPUT assertions: UNKNOWN
// OUTPUT RuntimeExceptions: HOLDS
