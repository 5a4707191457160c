// An inner class sees the type parameters of the class around it.
class Chain<E> {
    class Node { E value; Node next; }
    Node head;
    E first() { return head.value; }
    static int use(Chain<Integer> c) {
        Chain<Integer>.Node n = c.head;
        return n.value + n.next.value + c.head.next.value;
    }
}
// COVERS generic classes, inner classes
