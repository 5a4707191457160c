// A smaller scope begins with what the method itself names: fields that only larger ones read are no part of its pre-states.
// ARGS --all --timeout 4 --stats --method smaller_reads.factors
public class smaller_reads {
    static final class Node {
        private final Node next;
        private final int weight;

        Node(Node next, int weight) {
            this.next = next;
            this.weight = weight;
        }

        int weigh() {
            return next == null ? weight : weight + next.weight;
        }
    }

    private static int load(int[] a, Node node) {
        // Two factors of a number of 62 bits, which nobody finds in time.
        if (node.weigh() > 0 && a[0] > 1 && a[0] < a[1] && (long) a[0] * a[1] == 4080217561802858029L) {
            return a[a.length];
        }
        return a.length;
    }

    public static int factors(int[] a, Node node) { // EXPECT cut: more than 2 objects of a class, longer arrays than 2 (no answer within 4 s) in 'smaller_reads.factors(int[], smaller_reads.Node)'
        return a.length > 3 && node != null ? load(a, node) : a.length;
    }
}
// OUTPUT             slots                     4
