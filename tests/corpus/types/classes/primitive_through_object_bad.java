// Only inner classes are created through an object.
class PrimitiveThroughObject {
    Object use(PrimitiveThroughObject o) {
        return o.new int(); // EXPECT error: 'int' is not a class and cannot be created
    }
}
// COVERS creation, inner classes
