// A program makes as many objects, and arrays as long, as it makes.
import org.sosy_lab.sv_benchmarks.Verifier;

class ObjectsMany {
    static class Node {
        final int value;
        final Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        Node list = null;
        for (int i = 0; i < 40; i++)
            list = new Node(i == 20 ? x : i, list);
        int count = 0;
        for (Node at = list; at != null; at = at.next)
            count += at.value == x ? 1 : 0;
        assert count >= 1 && count <= 2;
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 0 && n < 30);
        int[] array = new int[n];
        for (int i = 0; i < n; i++)
            array[i] = x;
        assert n == 0 || array[n - 1] == x;
        Verifier.assume(x > 100);
        int[] longer = new int[x];
        longer[3] = 1;
        assert longer.length == x;
    }
}
// OUTPUT HOLDS       ObjectsMany.main(String[])
// OUTPUT for every run; loops and calls followed to their end; at most 40 iterations of the loop at line 18, 40 at line 21, 29 at line 27
