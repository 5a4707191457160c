// A factory may make no object at all; whether that goes wrong is asked for each property by itself.
// ARGS --property exceptions
// EXIT 1
import org.sosy_lab.sv_benchmarks.ObjectFactory;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        ObjectFactory<String> texts = () -> Verifier.nondetBoolean() ? null : "text";
        String text = Verifier.nondetObject(String.class, texts);
        assert text == null;
        int length = text.length(); // EXPECT violated: null dereference: NullPointerException in 'Main.main(String[])'
    }
}
// OUTPUT RuntimeExceptions: VIOLATED
// OUTPUT-NOT assertions
