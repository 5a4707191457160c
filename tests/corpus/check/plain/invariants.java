// What every constructor and method of a class keeps is found, and states that break it do not count.
// ARGS --all
public class Invariants {
    private int[] items = new int[2];
    private int size;
    private int low, high = 5;

    public void push(int item) {
        if (size == items.length) {
            throw new IllegalStateException("full");
        }
        items[size++] = item;
    }

    public int pop() {
        if (size == 0) {
            throw new IllegalStateException("empty");
        }
        return items[--size];
    }

    public void raise(int by) {
        if (by < 0 || by > high - low) {
            throw new IllegalArgumentException("by");
        }
        low += by;
    }

    public int[] span() {
        return new int[high - low];
    }

    public static int total(Invariants of) {
        int sum = 0;
        for (int i = 0; i < of.size; i++) {
            sum += of.items[i];
        }
        return sum;
    }
}

/** Numbers of a package, which another class sets. */
class Touched {
    int[] items = new int[2];
    int size;

    public int last() {
        return size == 0 ? 0 : items[size - 1]; // EXPECT possible: index out of bounds: ArrayIndexOutOfBoundsException in 'Touched.last()'
    }
}

class Toucher {
    public static void touch(Touched touched, int size) {
        touched.size = size;
    }
}

/** A function that others may run at any time sets the field. */
class Handed {
    private int[] items = new int[2];
    private int size;

    public Runnable setter(int value) {
        return () -> size = value;
    }

    public int last() {
        return size == 0 ? 0 : items[size - 1]; // EXPECT possible: index out of bounds: ArrayIndexOutOfBoundsException in 'Handed.last()'
    }
}

/** The same by a private method, which the function calls. */
class HandedOn {
    private int[] items = new int[2];
    private int size;

    private void set(int value) {
        size = value;
    }

    public Runnable setter(int value) {
        return () -> set(value);
    }

    public int last() {
        return size == 0 ? 0 : items[size - 1]; // EXPECT possible: index out of bounds: ArrayIndexOutOfBoundsException in 'HandedOn.last()'
    }
}

class Queue {
    private static class Node {
        int value;
        Node next;

        Node(int value) {
            this.value = value;
        }
    }

    private Node head, tail;

    public void add(int value) {
        Node node = new Node(value); // EXPECT cut: executions that need more than 4 objects of class 'Node' in 'Queue.add(int)'
        if (head == null) {
            head = node;
        } else {
            tail.next = node;
        }
        tail = node;
    }

    public int remove() {
        if (head == null) {
            throw new IllegalStateException("empty");
        }
        int value = head.value;
        head = head.next;
        if (head == null) {
            tail = null;
        }
        return value;
    }

    public int sum() {
        int sum = 0;
        for (Node node = head; node != null; node = node.next) {
            sum += node.value;
        }
        return sum;
    }
}

/** Removing forgets the last node. */
class QueueWrong {
    private static class Node {
        Node next;
    }

    private Node head, tail;

    public void add() {
        Node node = new Node(); // EXPECT cut: executions that need more than 4 objects of class 'Node' in 'QueueWrong.add()'
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
        head = head.next; // EXPECT violated: null dereference: NullPointerException in 'QueueWrong.remove()'
    }
}

/** A method of a subclass runs while the class is not itself. */
class Base {
    private int[] items = new int[1];
    private int at;

    public void turn() {
        at = 5;
        turned();
        at = 0;
    }

    protected void turned() {
    }

    public int get() {
        return items[at]; // EXPECT possible: index out of bounds: ArrayIndexOutOfBoundsException in 'Base.get()'
    }
}

class Above extends Base {
    @Override
    public void turn() {
        super.turn();
    }

    @Override
    protected void turned() {
        throw new IllegalStateException("turned");
    }
}
// OUTPUT invariants found of Invariants: 1 <= items.length, 0 <= size, size <= items.length, 0 <= low, 5 <= high, high <= 5, low <= high
// OUTPUT invariants found of Queue: (head == null) == (tail == null)
// OUTPUT invariants found of Queue.Node: next == null || !\reach(next, Node, next).has(this)
// EXIT 1
