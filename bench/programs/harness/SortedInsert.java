// bench 4 6 10: HOLDS

import org.cprover.CProver;

/** A sorted list that is put together from a pool of nodes, and one key more. */
class SortedInsert {
    static final int NODES = 6;

    static class Node {
        int number; // in the pool
        int key;
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
            pool[i].key = CProver.nondetInt();
        }
        for (int i = 0; i < NODES; i++) {
            pool[i].next = draw();
        }
        head = draw();
    }

    /** It ends, and keys grow. */
    private boolean repOK() {
        boolean[] met = new boolean[NODES + 1];
        for (Node node = head; node != null; node = node.next) {
            if (met[node.number] || node.next != null && node.next.key <= node.key) {
                return false;
            }
            met[node.number] = true;
        }
        return true;
    }

    private boolean contains(int key) {
        Node node = head;
        while (node != null && node.key < key) {
            node = node.next;
        }
        return node != null && node.key == key;
    }

    private void insert(int key) {
        Node before = null;
        Node node = head;
        while (node != null && node.key < key) {
            before = node;
            node = node.next;
        }
        if (node != null && node.key == key) {
            return;
        }
        Node fresh = new Node();
        fresh.number = NODES;
        fresh.key = key;
        fresh.next = node;
        if (before == null) {
            head = fresh;
        } else {
            before.next = fresh;
        }
    }

    public static void main(String[] args) {
        SortedInsert list = new SortedInsert();
        list.build();
        CProver.assume(list.repOK());
        int key = CProver.nondetInt();
        list.insert(key);
        assert list.repOK();
        assert list.contains(key);
    }
}
