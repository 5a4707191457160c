// Objects of classes, of abstract classes and interfaces with a body.
class Creation {
    static abstract class Shape { int n; Shape(int n) { this.n = n; } abstract int area(); }
    interface Face { int get(); }

    int use() {
        Shape a = new Shape(3) { int area() { return n; } };
        Face b = new Face() { int count; public int get() { return ++count; } };
        int c = new Object() { int hidden = 5; }.hidden;
        var d = new Object() { int x; void f() { } };
        d.f();
        return a.area() + b.get() + c + d.x + new Creation().hashCode();
    }
}
// COVERS creation, anonymous classes
