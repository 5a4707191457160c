// `havoc` of references: any object that is there, one that nothing here refers to among them; null where that may be.
class HavocReferences {
    static class Node {
        /*@ nullable @*/ Node next;
        int key;
        //@ invariant key >= 0; // EXPECT violated: invariant in 'HavocReferences.breaks()'
    }

    static class Leaf extends Node {
    }

    interface Unknown {
    }

    /*@ nullable @*/ Node first;
    Node must;

    //@ ensures \result == null || \result.key >= 0;
    static /*@ nullable @*/ Node any() {
        Node n = null;
        //@ havoc n;
        return n;
    }

    //@ ensures \result == null || \result == m; // EXPECT violated: postcondition in 'HavocReferences.atHand(HavocReferences.Node)'
    static /*@ nullable @*/ Node atHand(Node m) {
        Node n = m;
        //@ havoc n;
        return n;
    }

    //@ ensures \result == null || \fresh(\result); // EXPECT violated: postcondition in 'HavocReferences.isNew()'
    static /*@ nullable @*/ Node isNew() {
        Node n = null;
        //@ havoc n;
        return n;
    }

    //@ ensures \result == null || !\fresh(\result);
    static /*@ nullable @*/ Node isOld() {
        Node n = null;
        //@ havoc n;
        return n;
    }

    //@ ensures \result == null || !\fresh(\result); // EXPECT violated: postcondition in 'HavocReferences.isMade()'
    static /*@ nullable @*/ Node isMade() {
        Node made = new Node();
        Node n = null;
        //@ havoc n;
        return n;
    }

    //@ assignable \nothing;
    static void frame() {
        Node n = null;
        //@ havoc n;
        if (n != null)
            n.key = 5; // EXPECT violated: assignment to 'key', which is not assignable in 'HavocReferences.frame()'
    }

    //@ assignable \everything;
    static void breaks() {
        Node n = null;
        //@ havoc n;
        if (n != null)
            n.key = -5;
    }

    //@ ensures \result == null || \result instanceof Leaf;
    static /*@ nullable @*/ Node leaf() {
        Leaf n = null;
        //@ havoc n;
        return n;
    }

    //@ ensures \result == null || \result instanceof Leaf; // EXPECT violated: postcondition in 'HavocReferences.node()'
    static /*@ nullable @*/ Node node() {
        Node n = null;
        //@ havoc n;
        return n;
    }

    //@ assignable first, must;
    //@ ensures must != null;
    void fields() {
        //@ havoc first, must;
    }

    //@ assignable first;
    //@ ensures first != null; // EXPECT violated: postcondition in 'HavocReferences.isNull()'
    void isNull() {
        //@ havoc first;
    }

    //@ requires a.length == 2;
    //@ assignable a[1];
    //@ ensures a[0] == \old(a[0]) && a[1] != null;
    static void element(Node[] a) {
        //@ havoc a[1 .. 1];
    }

    //@ requires a.length == 2;
    //@ assignable a[*];
    //@ ensures a[0] == \old(a[0]); // EXPECT violated: postcondition in 'HavocReferences.elements(HavocReferences.Node[])'
    static void elements(Node[] a) {
        //@ havoc a[*];
    }

    //@ ensures \result != 1; // EXPECT violated: postcondition in 'HavocReferences.two()'
    static int two() {
        Node n = null, m = null;
        //@ havoc n, m;
        return n != null && m != null && n != m && n.next == m && m.next == n ? 1 : 0;
    }

    //@ ensures \result == null; // EXPECT violated: postcondition in 'HavocReferences.unknown()'
    static /*@ nullable @*/ Unknown unknown() {
        Unknown u = null;
        //@ havoc u;
        return u;
    }
}
// OUTPUT HOLDS HavocReferences.any()
// OUTPUT HOLDS HavocReferences.isOld()
// OUTPUT HOLDS HavocReferences.leaf()
// OUTPUT HOLDS HavocReferences.fields()
// OUTPUT HOLDS HavocReferences.element(HavocReferences.Node[])
// EXIT 1
// COVERS havoc
