// jury check --all: HOLDS
// jury check --all: CUT JobQueue.add(String)

/** Jobs that wait, first come, first served. */
public class JobQueue {
    private static class Node {
        final String job;
        Node next;

        Node(String job) {
            this.job = job;
        }
    }

    private Node head;
    private Node tail;
    private int size;

    public void add(String job) {
        Node node = new Node(job);
        if (tail == null) {
            head = node;
        } else {
            tail.next = node;
        }
        tail = node;
        size++;
    }

    public String next() {
        if (head == null) {
            throw new IllegalStateException("no job");
        }
        String job = head.job;
        head = head.next;
        if (head == null) {
            tail = null;
        }
        size--;
        return job;
    }

    public int characters() {
        int sum = 0;
        for (Node node = head; node != null; node = node.next) {
            sum += node.job.length();
        }
        return sum;
    }

    public String last() {
        return tail == null ? "" : tail.job;
    }

    public int size() {
        return size;
    }
}
