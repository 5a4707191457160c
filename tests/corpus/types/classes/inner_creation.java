// outer.new Inner(), new Inner() within, static nested classes, by qualified names.
class Outer {
    int x = 1;
    class Inner {
        int y = x;
        class Deep { int z = x + y; }
    }
    static class Nested { }

    Inner own() { return new Inner(); }
    static int use(Outer o) {
        Outer.Inner a = o.new Inner();
        Outer.Inner.Deep b = a.new Deep();
        Nested c = new Outer.Nested();
        return new Outer().new Inner().new Deep().z + b.z;
    }
}

class Elsewhere {
    int use(Outer o) { return o.new Inner().y + o.own().y; }
    class Sub extends Outer.Inner { Sub(Outer o) { o.super(); } }
}
// COVERS inner classes, creation, nested classes
