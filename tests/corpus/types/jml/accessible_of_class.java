// What an invariant or a model field reads is told for provers that need it.
class AccessibleOfClass {
    int x;
    //@ model \locset frame;
    //@ accessible \inv: frame; // EXPECT warning: 'accessible' of an invariant or model field is not checked
    //@ accessible frame: frame \measured_by x; // EXPECT warning: 'accessible' of an invariant or model field is not checked

    //@ accessible frame;
    void m() { }
}
// COVERS accessible, location sets
