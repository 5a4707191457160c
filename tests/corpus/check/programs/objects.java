// Objects that nobody determines: any of the type, as a parameter could be. Two may be the same, or
// refer to each other; their classes are initialised, and what the program makes is apart from them.
// ARGS --trace --objects 3
// EXIT 1
import org.cprover.CProver;

class Objects {
    static class Node {
        static int limit = Integer.parseInt("3");
        int value;
        Node next;

        int limit() {
            return limit;
        }
    }

    public static void main(String[] args) {
        Node own = null;
        if (args.length > 2)
            own = new Node();
        Node first = CProver.nondetWithNull(own);
        if (first == null)
            return;
        assert first.limit() == 3;
        assert first != own;
        Node second = CProver.nondetWithoutNull();
        assert second != null;
        first.value = 1;
        second.value = 2;
        assert first == second || first.value == 1;
        if (first.next != null && first.next != first)
            assert first.next != second; // EXPECT violated: assertion: AssertionError in 'Objects.main(String[])'
        int[] numbers = CProver.nondetWithoutNullForNotModelled();
        assert numbers.length != 2 || numbers[1] != 77; // EXPECT violated: assertion: AssertionError in 'Objects.main(String[])'
        String text = CProver.<String>nondetWithNullForNotModelled();
        assert text == null || !text.equals("ab"); // EXPECT violated: assertion: AssertionError in 'Objects.main(String[])'
    }
}
// OUTPUT VIOLATED    Objects.main(String[])
// OUTPUT 22       Node first = CProver.nondetWithNull(own);   nondetWithNull() = Objects.Node#1, first = Objects.Node#1
// OUTPUT 27       Node second = CProver.nondetWithoutNull();   nondetWithoutNull() = Objects.Node#2, second = Objects.Node#2
// OUTPUT-NOT nothing here refers to it
