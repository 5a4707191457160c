// Values at the ends of their ranges are found; each call is a choice of its own.
// EXIT 1
import org.cprover.CProver;

class Reached {
    public static void main(String[] args) {
        int a = CProver.nondetInt(), b = CProver.nondetInt();
        long l = CProver.nondetLong();
        short s = CProver.nondetShort();
        if (s == -32768 && l == Long.MIN_VALUE)
            assert a == b; // EXPECT violated: assertion: AssertionError in 'Reached.main(String[])'
    }
}
// OUTPUT VIOLATED    Reached.main(String[])
