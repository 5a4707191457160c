// Objects that nobody determines, path by path.
// ARGS --compact --feasible --objects 2
// EXIT 1
import org.cprover.CProver;

class Objects {
    static class Node {
        int value;
        Node next;
    }

    public static void main(String[] args) {
        Node node = CProver.nondetWithNull();
        if (node == null)
            return;
        Node other = CProver.nondetWithoutNull(node);
        if (node == other)
            return;
        node.value = 1;
        other.value = 2;
        assert node.value == 1;
        assert node.next != other || other.next != node; // EXPECT violated: assertion: AssertionError in 'Objects.main(String[])'
    }
}
// OUTPUT VIOLATED    Objects.main(String[])
// OUTPUT 5 paths: 5 feasible; 4 verified, 1 violated, 0 cut
// OUTPUT path 2: verified, 5 statements: !(node == null) (node == other)
