// Objects that one instruction made are told apart only where one of them is the last: what is stored
// in one of the others may be in each.
// ARGS --means ranges
// EXIT 3
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static final class Node {
        Node next = this;
    }

    public static void main(String[] args) {
        Node first = null;
        Node last = null;
        for (int i = Verifier.nondetInt(); i > 0; i--) {
            last = new Node();
            if (first == null)
                first = last;
        }
        if (first == null)
            return;
        first.next = null;
        last.next.next = first; // EXPECT unknown: this may go wrong, as far as ranges show in 'Main.main(String[])'
    }
}
// OUTPUT assertions: HOLDS
// OUTPUT RuntimeExceptions: UNKNOWN
