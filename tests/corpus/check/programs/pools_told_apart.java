// Objects of a pool that something tells apart are not exchanged for each other: by what the pool holds
// at an index, by numbers that are more than an index, by hashes, by what only some of them hold.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.cprover.CProver;

class Node {
    int number; // in the pool
    int key;
    boolean mark;
    Node next;
}

class Pool {
    static final int SIZE = 3;

    final Node[] nodes = new Node[SIZE];
    final List<Node> all = new ArrayList<>();
    Node head;
    int drawn;

    Pool() {
        for (int i = 0; i < SIZE; i++) {
            nodes[i] = new Node();
            nodes[i].number = i;
            nodes[i].key = CProver.nondetInt();
        }
        for (int i = 0; i < SIZE; i++) {
            nodes[i].next = draw();
        }
        head = draw();
    }

    Node draw() {
        int index = CProver.nondetInt();
        CProver.assume(-1 <= index && index < SIZE);
        drawn = index;
        return index < 0 ? null : nodes[index];
    }

    /** Not null, and followed by another one. */
    boolean isLong() {
        return head != null && head.next != null && head.next != head;
    }
}

class Index {
    public static void main(String[] args) {
        Pool list = new Pool();
        CProver.assume(list.isLong());
        assert list.head != list.nodes[2]; // EXPECT violated: assertion: AssertionError in 'Index.main(String[])'
    }
}

class First {
    public static void main(String[] args) {
        Pool list = new Pool();
        CProver.assume(list.isLong());
        assert list.head == list.nodes[0]; // EXPECT violated: assertion: AssertionError in 'First.main(String[])'
    }
}

class Listed {
    public static void main(String[] args) {
        Pool list = new Pool();
        for (Node node : list.nodes) {
            list.all.add(node);
        }
        CProver.assume(list.isLong());
        assert list.all.get(0) == list.head; // EXPECT violated: assertion: AssertionError in 'Listed.main(String[])'
    }
}

class Greater {
    public static void main(String[] args) {
        Pool list = new Pool();
        CProver.assume(list.isLong());
        assert list.head.number < list.head.next.number; // EXPECT violated: assertion: AssertionError in 'Greater.main(String[])'
    }
}

class Constant {
    public static void main(String[] args) {
        Pool list = new Pool();
        CProver.assume(list.isLong());
        assert list.head.number != 2; // EXPECT violated: assertion: AssertionError in 'Constant.main(String[])'
    }
}

class Shifted {
    public static void main(String[] args) {
        Pool list = new Pool();
        CProver.assume(list.isLong());
        assert 1 << list.head.number < 4; // EXPECT violated: assertion: AssertionError in 'Shifted.main(String[])'
    }
}

class Text {
    public static void main(String[] args) {
        Pool list = new Pool();
        CProver.assume(list.isLong());
        assert ("" + list.head.number).equals("0"); // EXPECT violated: assertion: AssertionError in 'Text.main(String[])'
    }
}

class Kept {
    public static void main(String[] args) {
        Pool list = new Pool();
        CProver.assume(list.isLong());
        int[] numbers = {list.head.number, list.head.next.number};
        assert numbers[0] < numbers[1]; // EXPECT violated: assertion: AssertionError in 'Kept.main(String[])'
    }
}

class Other {
    public static void main(String[] args) {
        Pool list = new Pool();
        CProver.assume(list.isLong());
        boolean[] met = new boolean[Pool.SIZE];
        met[list.head.number] = true;
        assert !met[2]; // EXPECT violated: assertion: AssertionError in 'Other.main(String[])'
    }
}

class Copied {
    public static void main(String[] args) {
        Pool list = new Pool();
        CProver.assume(list.isLong());
        boolean[] met = new boolean[Pool.SIZE];
        met[list.head.number] = true;
        assert !Arrays.copyOf(met, 3)[2]; // EXPECT violated: assertion: AssertionError in 'Copied.main(String[])'
    }
}

class Whole {
    public static void main(String[] args) {
        Pool list = new Pool();
        CProver.assume(list.isLong());
        char[] met = {'a', 'a', 'a'};
        met[list.head.number] = 'b';
        assert !new String(met).endsWith("b"); // EXPECT violated: assertion: AssertionError in 'Whole.main(String[])'
    }
}

class Weighed {
    public static void main(String[] args) {
        Pool list = new Pool();
        CProver.assume(list.isLong());
        int[] weights = {5, 5, 6};
        assert weights[list.head.number] == 5; // EXPECT violated: assertion: AssertionError in 'Weighed.main(String[])'
    }
}

class Short {
    public static void main(String[] args) {
        Pool list = new Pool();
        CProver.assume(list.isLong());
        boolean[] met = new boolean[2];
        met[list.head.number] = true; // EXPECT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'Short.main(String[])'
    }
}

class Given {
    public static void main(String[] args) {
        Pool list = new Pool();
        CProver.assume(list.isLong());
        Node further = new Node();
        further.number = 2;
        assert further.number != list.head.number; // EXPECT violated: assertion: AssertionError in 'Given.main(String[])'
    }
}

class Drawn {
    public static void main(String[] args) {
        Pool list = new Pool();
        CProver.assume(list.isLong());
        assert list.drawn == 0; // EXPECT violated: assertion: AssertionError in 'Drawn.main(String[])'
    }
}

class Marked {
    public static void main(String[] args) {
        Pool list = new Pool();
        list.nodes[2].mark = true;
        CProver.assume(list.isLong());
        assert !list.head.mark; // EXPECT violated: assertion: AssertionError in 'Marked.main(String[])'
    }
}

class Assumed {
    public static void main(String[] args) {
        Pool list = new Pool();
        CProver.assume(list.nodes[0].key == 1 && list.nodes[1].key == 1 && list.nodes[2].key == 2);
        CProver.assume(list.isLong());
        assert list.head.key == 1; // EXPECT violated: assertion: AssertionError in 'Assumed.main(String[])'
    }
}

class Ordered {
    public static void main(String[] args) {
        Pool list = new Pool();
        CProver.assume(list.nodes[0].key < list.nodes[1].key && list.nodes[1].key < list.nodes[2].key);
        CProver.assume(list.isLong());
        assert list.head.key < list.head.next.key; // EXPECT violated: assertion: AssertionError in 'Ordered.main(String[])'
    }
}

class Hashed {
    public static void main(String[] args) {
        Pool list = new Pool();
        int hash = list.nodes[0].hashCode();
        CProver.assume(list.isLong());
        assert list.head.hashCode() == hash; // EXPECT violated: assertion: AssertionError in 'Hashed.main(String[])'
    }
}

class Leading {
    public static void main(String[] args) {
        Pool list = new Pool();
        CProver.assume(list.drawn > 0);
        CProver.assume(list.isLong());
        assert list.head.number == 1; // EXPECT violated: assertion: AssertionError in 'Leading.main(String[])'
    }
}

class Single {
    public static void main(String[] args) {
        Pool list = new Pool();
        CProver.assume(list.nodes[0].key == 1);
        CProver.assume(list.isLong());
        assert list.head.key == 1; // EXPECT violated: assertion: AssertionError in 'Single.main(String[])'
    }
}

class Linked {
    public static void main(String[] args) {
        Pool list = new Pool();
        CProver.assume(list.nodes[0].next == list.nodes[1].next);
        CProver.assume(list.isLong());
        assert list.head.next.next == list.head.next; // EXPECT violated: assertion: AssertionError in 'Linked.main(String[])'
    }
}

class Hashes {
    public static void main(String[] args) {
        Pool list = new Pool();
        CProver.assume(list.nodes[0].hashCode() == 1);
        CProver.assume(list.isLong());
        assert list.head.hashCode() == 1; // EXPECT violated: assertion: AssertionError in 'Hashes.main(String[])'
    }
}
// EXIT 1
