// What an invariant or a model field reads is told for provers that need it.
class AccessibleOfClass {
    int x;
    //@ model \locset frame;
    //@ accessible \inv: frame;
    //@ accessible frame: frame \measured_by x;

    //@ accessible frame;
    void m() { }
}
// COVERS accessible, location sets
