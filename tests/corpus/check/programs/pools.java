// Objects that a program draws from a pool are numbered in one way, since nothing tells them apart: each
// list of ten nodes is looked at once.
import java.util.HashSet;
import java.util.Set;

import org.cprover.CProver;

class Node {
    int number; // in the pool
    int key;
    boolean mark;
    Node next;
}

class Pool {
    final Node[] nodes;
    Node head;

    Pool(int size) {
        nodes = new Node[size];
        for (int i = 0; i < size; i++) {
            nodes[i] = new Node();
            nodes[i].number = i;
            nodes[i].key = CProver.nondetInt();
            CProver.assume(nodes[i].key > 0);
        }
        for (int i = 0; i < size; i++) {
            nodes[i].next = draw();
        }
        head = draw();
    }

    Node draw() {
        int index = CProver.nondetInt();
        CProver.assume(-1 <= index && index < nodes.length);
        return index < 0 ? null : nodes[index];
    }

    boolean ends(int size) {
        boolean[] met = new boolean[size];
        for (Node node = head; node != null; node = node.next) {
            if (met[node.number]) {
                return false;
            }
            met[node.number] = true;
        }
        return true;
    }

    int length() {
        int length = 0;
        for (Node node = head; node != null; node = node.next) {
            length++;
        }
        return length;
    }

    void reverse() {
        Node done = null;
        while (head != null) {
            Node next = head.next;
            head.next = done;
            done = head;
            head = next;
        }
        head = done;
    }
}

class Reversed {
    public static void main(String[] args) {
        Pool list = new Pool(10);
        CProver.assume(list.ends(10));
        int length = list.length();
        list.reverse();
        assert list.ends(10);
        assert list.length() == length;
    }
}

class ReversedShort {
    public static void main(String[] args) {
        Pool list = new Pool(10);
        CProver.assume(list.ends(10));
        list.reverse();
        assert list.length() < 10; // EXPECT violated: assertion: AssertionError in 'ReversedShort.main(String[])'
    }
}

/** All positive; and one may be any positive number. */
class Keys {
    public static void main(String[] args) {
        Pool list = new Pool(8);
        if (!list.ends(8)) {
            return;
        }
        int least = Integer.MAX_VALUE;
        for (Node node = list.head; node != null; node = node.next) {
            least = Math.min(least, node.key);
        }
        assert least > 0;
    }
}

class KeysWrong {
    public static void main(String[] args) {
        Pool list = new Pool(5);
        CProver.assume(list.ends(5));
        assert list.length() < 5 || list.head.next.next.next.next.key > 1; // EXPECT violated: assertion: AssertionError in 'KeysWrong.main(String[])'
    }
}

/** A set of nodes tells none from the others, and neither does a mark. */
class Seen {
    public static void main(String[] args) {
        Pool list = new Pool(5);
        CProver.assume(list.ends(5));
        Set<Node> seen = new HashSet<>();
        for (Node node = list.head; node != null; node = node.next) {
            assert seen.add(node) && !node.mark;
            node.mark = true;
        }
        assert seen.size() == list.length();
    }
}

/** A node that is made later has a number of its own. */
class Further {
    public static void main(String[] args) {
        Pool list = new Pool(6);
        CProver.assume(list.ends(6));
        Node further = new Node();
        further.number = 6;
        further.next = list.head;
        list.head = further;
        assert list.ends(7);
    }
}

class FurtherWrong {
    public static void main(String[] args) {
        Pool list = new Pool(6);
        CProver.assume(list.ends(6));
        Node further = new Node();
        further.number = 5;
        further.next = list.head;
        list.head = further;
        assert list.ends(7); // EXPECT violated: assertion: AssertionError in 'FurtherWrong.main(String[])'
    }
}
// OUTPUT HOLDS Reversed.main(String[])
// OUTPUT HOLDS Keys.main(String[])
// OUTPUT HOLDS Seen.main(String[])
// OUTPUT HOLDS Further.main(String[])
// EXIT 1
