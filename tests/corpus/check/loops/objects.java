// ARGS --loops invariant --objects 3
// Lists: the loop may move through objects and make new ones.
class Objects {
    static class Node {
        int value;
        /*@ nullable @*/ Node next;
    }

    /*@ nullable @*/ Node head;

    //@ ensures \result == null || \result.value == v;
    /*@ pure nullable @*/ Node find(int v) {
        Node at = head;
        //@ maintaining true;
        while (at != null && at.value != v)
            at = at.next;
        return at;
    }

    //@ ensures \result == null || \result.value == v + 1; // EXPECT violated: postcondition
    /*@ pure nullable @*/ Node findWrong(int v) {
        Node at = head;
        //@ maintaining true;
        while (at != null && at.value != v)
            at = at.next;
        return at;
    }

    // Values change, links do not.
    //@ ensures head == \old(head);
    //@ ensures head != null ==> head.next == \old(head.next);
    void clear() {
        Node at = head;
        //@ maintaining true;
        while (at != null) {
            at.value = 0;
            at = at.next;
        }
    }

    //@ ensures head != null ==> head.value == 0; // EXPECT violated: postcondition
    void clearWeak() {
        Node at = head;
        //@ maintaining true;
        while (at != null) {
            at.value = 0;
            at = at.next;
        }
    }

    //@ ensures \result == null || \result.value >= 0;
    static /*@ nullable @*/ Node build(int n) {
        Node list = null;
        //@ maintaining list == null || list.value >= 0;
        for (int i = 0; i < n; i++) {
            Node made = new Node(); // EXPECT cut: executions that need more than 3 objects of class 'Node'
            made.value = 1;
            made.next = list;
            list = made;
        }
        return list;
    }

    //@ ensures \result == null || \result.next == null; // EXPECT violated: postcondition
    static /*@ nullable @*/ Node buildWrong(int n) {
        Node list = null;
        //@ maintaining list == null || list.value == 1;
        for (int i = 0; i < n; i++) {
            Node made = new Node();
            made.value = 1;
            made.next = list;
            list = made;
        }
        return list;
    }
}
