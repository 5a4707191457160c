// What a run was given, in JSON: texts character by character, and no more of them.
// ARGS --format json --property exceptions
// EXIT 1
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String text = Verifier.nondetString();
        if (text.equals("it is \"so\""))
            throw new IllegalStateException(text);
    }
}
// OUTPUT "value": "\"it is \\\"so\\\"\""
// OUTPUT "value": "\"it is \\\"so\\\"\""
