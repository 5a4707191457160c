class Link {
    /*@ nullable @*/ Link next;
    int value;
}

class Chain {
    /*@ nullable @*/ Link head;

    //@ requires head != null;
    //@ ensures \reach(head).has(\result);
    Link last() {
        Link link = head;
        int steps = 0;
        while (link.next != null && steps < 5) {
            link = link.next;
            steps++;
        }
        return link;
    }

    //@ requires head != null;
    //@ ensures \reach(head).has(\result); // EXPECT violated: postcondition in 'Chain.lastWrong(Link)'
    Link lastWrong(Link other) {
        return other;
    }

    // From the next link on, a chain without a cycle does not come back.
    //@ requires head != null && head.next != null && !\reach(head.next).has(head);
    //@ ensures \result;
    boolean acyclic() {
        return head.next != head && head.next.next != head;
    }

    //@ requires head != null && head.next != null;
    //@ ensures \result; // EXPECT violated: postcondition in 'Chain.acyclicWrong()'
    boolean acyclicWrong() {
        return head.next != head && head.next.next != head;
    }

    //@ requires !\reach(head).has(other);
    //@ ensures \reach(head).has(other);
    //@ ensures (\forall Link l; \old(\reach(head).has(l)) ==> \reach(head).has(l));
    void push(Link other) {
        other.next = head;
        head = other;
    }

    //@ requires !\reach(head).has(other);
    //@ ensures (\forall Link l; \old(\reach(head).has(l)) ==> \reach(head).has(l)); // EXPECT violated: postcondition in 'Chain.pushWrong(Link)'
    void pushWrong(Link other) {
        head = other;
    }
}
// OUTPUT HOLDS Chain.last()
// OUTPUT HOLDS Chain.acyclic()
// OUTPUT HOLDS Chain.push(Link)
