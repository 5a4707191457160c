// Every kind of value, with all the values of its type and no others.
// ARGS --function Kinds.main --unwind 8
import org.sosy_lab.sv_benchmarks.Verifier;

class Kinds {
    public static void main(String[] args) {
        byte b = Verifier.nondetByte();
        short s = Verifier.nondetShort();
        char c = Verifier.nondetChar();
        long l = Verifier.nondetLong();
        int i = org.cprover.CProver.nondetInt();
        assert -128 <= b && b <= 127;
        assert -32768 <= s && s <= 32767;
        assert 0 <= c && c <= 65535;
        org.cprover.CProver.assume(l > 0);
        assert l >= 1;
        int sum = 0;
        Verifier.assume(0 <= i && i < 5);
        for (int k = 0; k < i; k++)
            sum += Verifier.nondetBoolean() ? 1 : 0;
        assert sum <= 4;
        assert args.length == 0 || args[0] != null;
        String text = Verifier.nondetString();
        assert text != null && text.length() >= 0;
    }
}
// OUTPUT HOLDS       Kinds.main(String[])
