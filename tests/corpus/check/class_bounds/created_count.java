// Created objects count like those of the pre-state: with three at the most, a list of two has room
// for one more, and one of three for none.
// ARGS --objects 3
class List {
    /*@ nullable @*/ Node head;

    /*@ spec_public @*/ private /*@ pure @*/ boolean isLongerThan(int n) {
        Node node = head;
        for (int i = 0; i < n && node != null; i++)
            node = node.next;
        return node != null;
    }

    //@ requires isLongerThan(1) && !isLongerThan(2);
    //@ ensures isLongerThan(2);
    void insert() {
        head = new Node(head);
    }

    // A second one would be the fourth: what comes behind it is outside the scope.
    //@ requires isLongerThan(1) && !isLongerThan(2);
    //@ ensures false;
    void insertTwo() {
        head = new Node(head);
        head = new Node(head); // EXPECT cut: executions that need more than 3 objects of class 'Node' in 'List.insertTwo()'
    }

    //@ requires isLongerThan(0) && !isLongerThan(1);
    //@ ensures !isLongerThan(2); // EXPECT violated: postcondition in 'List.insertTwoMore()'
    void insertTwoMore() {
        head = new Node(head);
        head = new Node(head);
    }
}

class Node {
    /*@ nullable @*/ Node next;

    Node(/*@ nullable @*/ Node next) {
        this.next = next;
    }
}
// OUTPUT HOLDS List.insert()
// OUTPUT HOLDS, CUT List.insertTwo()
// OUTPUT for every pre-state with at most 3 objects of each class, created ones included, 32-bit int; executions that need more objects are left out
// OUTPUT VIOLATED List.insertTwoMore()
// EXIT 1
