// Objects that are created on a way that does not lead to the end: they have no fields there.
class NotCreated {
    static class Node {
        /*@ nullable @*/ Node next;
        Node other = this;
        Node() { }
    }

    static class Failure extends RuntimeException {
        Node node;
        Failure(Node node) { this.node = node; }
    }

    //@ ensures \result == a && a != 3;
    //@ signals_only Failure;
    //@ signals (Failure e) a == 3 && e.node != null;
    static int choose(int a) {
        if (a == 3) {
            throw new Failure(new Node());
        }
        return a;
    }

    //@ ensures \result == a;
    //@ signals_only Failure;
    //@ signals (Failure e) a == 4; // EXPECT violated: exceptional postcondition
    static int wrong(int a) {
        if (a == 3) {
            throw new Failure(new Node());
        }
        return a;
    }
}
// OUTPUT HOLDS NotCreated.choose(int)
// OUTPUT VIOLATED NotCreated.wrong(int)
