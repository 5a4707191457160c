// Constants of int go into arrays of narrower numbers: nothing is looked up for them, on concrete
// values or on terms.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        char[] text = new char[2];
        byte[] bytes = {1, 2};
        text[0] = 65;
        bytes[1] = 7;
        text[1] = (char) Verifier.nondetInt();
        assert text[0] == 'A' && bytes[1] == 7;
        assert text[1] <= 65535;
    }
}
// OUTPUT assertions: HOLDS
// OUTPUT RuntimeExceptions: HOLDS
