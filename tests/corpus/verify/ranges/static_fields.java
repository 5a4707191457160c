// A class that is used on some ways only: its fields are initialised wherever they are read.
// ARGS --means ranges
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static class Settings {
        static int[] sizes = {3, 4};
        static int count = 1;
        static int plain;

        static void more() {
            if (count < 100)
                count++;
            plain = 5;
        }
    }

    public static void main(String[] args) {
        if (Verifier.nondetBoolean())
            Settings.more();
        System.out.println(Settings.sizes[1]);
        assert Settings.count >= 1 && Settings.count <= 100;
        assert Settings.plain >= 0 && Settings.plain <= 5;
    }
}
// OUTPUT PROVED Main.main(String[])
// OUTPUT assertions: HOLDS
// OUTPUT RuntimeExceptions: HOLDS
