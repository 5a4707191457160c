// Loops along the field of a list in the order of its numbers, from any entry on; and lists that only look like it.
// ARGS --objects Node=17,Lists=1 --bits 6
class Node {
    /*@ nullable */ Node next;
    int value;
}

class Lists {
    /*@ nullable */ Node first;

    // Begins behind the first, stops at a value.
    int find(int wanted) {
        int count = 0;
        if (first == null) return 0;
        for (Node n = first.next; n != null && n.value != wanted; n = n.next)
            count++;
        return count;
    }

    // A new node in front: the numbers do not follow each other from there on.
    int pushed() {
        Node front = new Node();
        front.next = first;
        int count = 0;
        for (Node n = front; n != null; n = n.next)
            count++;
        return count;
    }

    // The first one is taken away before.
    int popped() {
        if (first != null) first = first.next;
        int count = 0;
        for (Node n = first; n != null; n = n.next)
            count++;
        return count;
    }

    // The ring is closed before the loop.
    int closed() {
        if (first == null || first.next == null) return 0;
        first.next.next = first;
        int count = 0;
        for (Node n = first; n != null; n = n.next)
            if (++count > 20) break;
        return count;
    }

    // Two at once.
    int hare() {
        Node slow = first, fast = first;
        int count = 0;
        while (fast != null && fast.next != null) {
            slow = slow.next;
            fast = fast.next.next;
            count++;
            if (slow == fast) return count;
        }
        return count;
    }

    // From the first to the end, and from there again.
    int again(boolean b) {
        int count = 0;
        Node last = null;
        for (Node n = first; n != null; n = n.next) {
            last = n;
            if (b) break;
        }
        for (Node n = last; n != null; n = n.next)
            count++;
        return count;
    }

    // As many new nodes as old ones, and then along the new ones.
    Node dup() {
        Node r = null;
        for (Node n = first; n != null; n = n.next) {
            Node c = new Node();
            c.next = r;
            r = c;
        }
        int k = 0;
        for (Node n = r; n != null; n = n.next) k++;
        return r;
    }
}
// OUTPUT numbered_lists.java:15 for find 0 16 exact, may not end
// OUTPUT numbered_lists.java:25 for pushed 1 17 exact, may not end
// OUTPUT numbered_lists.java:34 for popped 0 16 exact, may not end
// OUTPUT numbered_lists.java:44 for closed 21 21 exact
// OUTPUT numbered_lists.java:53 while hare 0 17 exact
// OUTPUT numbered_lists.java:66 for again 0 17 exact, may not end
// OUTPUT numbered_lists.java:70 for again 0 17 exact, may not end
// OUTPUT numbered_lists.java:78 for dup 0 8 exact
// OUTPUT numbered_lists.java:84 for dup 0 8 exact
