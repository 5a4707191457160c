// An inner class of Chain<Integer> holds Integers.
class Chain<E> {
    class Node { E value; }
    Node head;
    static String use(Chain<Integer> c) {
        Chain<String>.Node n = c.head; // EXPECT error: cannot convert 'Chain<Integer>.Node' to 'Chain<String>.Node'
        return c.head.value; // EXPECT error: cannot convert 'Integer' to 'String'
    }
}
// COVERS generic classes, inner classes
