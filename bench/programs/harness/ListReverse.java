// bench 5 7 10: HOLDS

import org.cprover.CProver;

/** A list that is put together from a pool of nodes, reversed. */
class ListReverse {
    static final int NODES = 7;

    static class Node {
        int number; // in the pool
        Node next;
    }

    private final Node[] pool = new Node[NODES];
    private Node head;

    private Node draw() {
        int index = CProver.nondetInt();
        CProver.assume(-1 <= index && index < NODES);
        return index < 0 ? null : pool[index];
    }

    private void build() {
        for (int i = 0; i < NODES; i++) {
            pool[i] = new Node();
            pool[i].number = i;
        }
        for (int i = 0; i < NODES; i++) {
            pool[i].next = draw();
        }
        head = draw();
    }

    /** It ends. */
    private boolean repOK() {
        boolean[] met = new boolean[NODES];
        for (Node node = head; node != null; node = node.next) {
            if (met[node.number]) {
                return false;
            }
            met[node.number] = true;
        }
        return true;
    }

    private int length() {
        int length = 0;
        for (Node node = head; node != null; node = node.next) {
            length++;
        }
        return length;
    }

    private Node last() {
        Node node = head;
        while (node != null && node.next != null) {
            node = node.next;
        }
        return node;
    }

    private void reverse() {
        Node done = null;
        Node node = head;
        while (node != null) {
            Node next = node.next;
            node.next = done;
            done = node;
            node = next;
        }
        head = done;
    }

    public static void main(String[] args) {
        ListReverse list = new ListReverse();
        list.build();
        CProver.assume(list.repOK());
        int length = list.length();
        Node first = list.head;
        Node last = list.last();
        list.reverse();
        assert list.repOK();
        assert list.length() == length;
        assert list.head == last && list.last() == first;
    }
}
