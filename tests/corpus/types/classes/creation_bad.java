// What cannot be created.
class Creation {
    static abstract class Shape { }
    interface Face { }
    enum Color { RED }
    @interface Mark { }

    void use() {
        Object a = new Shape(); // EXPECT error: 'Shape' is abstract and cannot be created
        Object b = new Face(); // EXPECT error: 'Face' is abstract and cannot be created
        Object c = new Color(); // EXPECT error: enum 'Color' cannot be created with 'new'
        Object d = new Missing(); // EXPECT error: cannot find type 'Missing'
        Object e = new Mark(); // EXPECT error: 'Mark' is abstract and cannot be created
    }
}
// COVERS creation
