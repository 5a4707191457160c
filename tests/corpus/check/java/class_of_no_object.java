// No object is of class void, of an interface or of an abstract class; of others it may be.
class ClassOfNoObject {
    interface Shape {
    }

    abstract static class Base implements Shape {
    }

    static class Circle extends Base {
    }

    //@ ensures \result == 0;
    static int none(Object object) {
        if (object.getClass() == void.class || object.getClass() == Shape.class || object.getClass() == Base.class
                || object.getClass() == Comparable.class || object.getClass() == Number.class) {
            return 1;
        }
        return 0;
    }

    //@ ensures \result == 0; // EXPECT violated: postcondition in 'ClassOfNoObject.circle(Object)'
    static int circle(Object object) {
        return object.getClass() == Circle.class ? 1 : 0;
    }
}
// OUTPUT HOLDS       ClassOfNoObject.none(Object)
