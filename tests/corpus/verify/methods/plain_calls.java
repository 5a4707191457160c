// ARGS --all
// EXIT 1
// Objects as a constructor and a few calls build them, as for `check`.
class Queue {
    private static class Node {
        Node next;
    }

    private Node head, tail;

    public void add() {
        Node node = new Node();
        if (tail == null) {
            head = node;
        } else {
            tail.next = node;
        }
        tail = node;
    }

    public void remove() {
        if (tail == null) {
            throw new IllegalStateException("empty");
        }
        head = head.next; // EXPECT violated: null dereference: NullPointerException in 'Queue.remove()'
    }
}
// OUTPUT VIOLATED Queue.remove()
