// \reach: the objects that can be reached, all or through some fields.
class Reach {
    static class Node {
        Node left, right;
        Object value;
        int key;
    }

    Node root;

    //@ invariant \reach(root).has(root);
    //@ invariant (\forall Node n; \reach(root, Node, left + right).has(n); n.key > 0);
    //@ invariant \reach(root, Node).size() > 0 && !\reach(this).isEmpty();
    //@ invariant \reach(root, Node, left, right).int_size() == 1;
    //@ invariant \reach(root, Node, value).has(null);
}
// COVERS \forall, \reach of one object, \reach with type and field, \reach with several fields
// COVERS \reach(...).has
