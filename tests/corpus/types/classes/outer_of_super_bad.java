// A constructor of an inner class needs an instance of the class around, also from a subclass.
class OuterOfSuper {
    class Inner {
        Inner(int n) { }
        Inner() { }
    }

    static class Explicit extends Inner {
        Explicit() { super(1); } // EXPECT error: creating 'Inner' needs an instance of 'OuterOfSuper'
    }

    static class Implicit extends Inner { } // EXPECT error: creating 'Inner' needs an instance of 'OuterOfSuper'

    static class Given extends Inner {
        Given(OuterOfSuper outer) { outer.super(1); }
    }

    class Around extends Inner {
        Around() { super(1); }
    }
}
// COVERS inner classes
