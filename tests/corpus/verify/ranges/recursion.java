// Calls within each other: what any of them passes, and what any of them gives back.
// ARGS --means ranges
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static int depth(int n) {
        if (n <= 0)
            return 0;
        int below = depth(n - 1);
        return below >= 1000 ? 1000 : below + 1;
    }

    static void fill(int[] places, int from) {
        if (from >= places.length)
            return;
        places[from] = 1;
        fill(places, from + 1);
    }

    static boolean isEven(int n) {
        return n == 0 || isOdd(n - 1);
    }

    static boolean isOdd(int n) {
        return n != 0 && isEven(n - 1);
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 0);
        fill(new int[n], 0);
        isEven(n);
        int deep = depth(n);
        assert 0 <= deep && deep <= 1000;
    }
}
// OUTPUT PROVED Main.main(String[])
// OUTPUT assertions: HOLDS
// OUTPUT RuntimeExceptions: HOLDS
// OUTPUT ranges PROVED for every input, 32-bit int; if it ends
