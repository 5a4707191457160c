// What stands before `.this` is a class around.
class QualifiedThis<T> {
    class Inner {
        Object own = QualifiedThis.this;
        Object variable = T.this; // EXPECT error: 'T' is not a class or interface
        String text = T.super.toString(); // EXPECT error: 'T' is not a class or interface
    }
}
// COVERS qualified this, qualified super
