// Constants are the same text or not.
// ARGS --means ranges
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String kind = Verifier.nondetBoolean() ? "az" : "en";
        assert !kind.equals("tr") && !"tr".equals(kind);
        assert "en".equals("e" + "n");
        String text = Verifier.nondetString().toLowerCase(java.util.Locale.UK);
        assert text.length() >= 0;
    }
}
// OUTPUT PROVED Main.main(String[])
