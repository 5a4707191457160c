// Tests of code that asks for values: a class of the same name gives what each test tells. A program
// starts before static initialisation in each of them. tests/extra/paths-jvm runs them.
// ARGS --all --objects 2 --array-length 2 --compact
// EXIT 1
import org.cprover.CProver;
import org.sosy_lab.sv_benchmarks.Verifier;

class Choices {
    static int calls = Verifier.nondetByte();
    static int rest = 100 / (calls - 7);

    static class Node {
        private int value;
        Node next;
    }

    static class Failing extends RuntimeException {
    }

    // EXPECT-NEXT violated: exception 'ExceptionInInitializerError' is not allowed by the specification in 'Choices.main(String[])'
    public static void main(String[] args) {
        if (calls++ == 3)
            throw new Failing(); // EXPECT violated: exception 'Choices.Failing' is not allowed by the specification in 'Choices.main(String[])'
        boolean b = CProver.nondetBoolean();
        String text = Verifier.nondetString();
        if (b && text.length() == 2 && args.length == 1 && args[0].equals(text))
            assert text.charAt(1) != '"'; // EXPECT violated: assertion: AssertionError in 'Choices.main(String[])'
    }

    static long sum(int x) {
        long sum = x;
        CProver.assume(x > 0);
        short more = Verifier.nondetShort();
        char c = CProver.nondetChar();
        if (more < 0)
            sum += Verifier.nondetLong();
        if (c == 'x')
            return c;
        return sum;
    }

    static int nodes(Node node) {
        Node other = CProver.nondetWithNull(node);
        if (other == null)
            return 0;
        other.value++;
        if (other == node)
            return 1;
        return other.next == node ? 2 : 3;
    }
}
// OUTPUT VIOLATED Choices.main(String[])
