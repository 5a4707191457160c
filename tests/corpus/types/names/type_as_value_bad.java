// A type is no value.
class TypeAsValue {
    static int count;
    class Inner { }

    Object values() {
        Object a = String; // EXPECT error: expected a value, found type 'String'
        Object b = TypeAsValue.Inner; // EXPECT error: expected a value, found type 'Inner'
        Object c = java.lang.String; // EXPECT error: expected a value, found type 'String'
        int d = TypeAsValue + 1; // EXPECT error: expected a value, found type 'TypeAsValue'
        return TypeAsValue.count;
    }
}
// COVERS names
