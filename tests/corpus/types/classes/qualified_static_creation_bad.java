// A static nested class is not created through an instance.
class Outer {
    static class Nested { }
    Object use(Outer o) {
        return o.new Nested(); // EXPECT error: static class 'Nested' is not created through an instance
    }
}
// COVERS nested classes, creation
