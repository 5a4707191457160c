// Class literals, getClass(), and what Object gives a class that overrides nothing.
class Shape {
    int size;
}

class Circle extends Shape {
    int radius;

    //@ also
    //@ ensures other == null || other.getClass() != Circle.class ==> !\result;
    //@ ensures other == this ==> \result;
    @Override
    public boolean equals(/*@ nullable @*/ Object other) {
        if (this == other)
            return true;
        if (other == null || getClass() != other.getClass())
            return false;
        Circle circle = (Circle) other;
        return radius == circle.radius && size == circle.size;
    }

    @Override
    public int hashCode() {
        return 31 * radius + size;
    }
}

class Classes {
    //@ ensures \result <==> (a instanceof Circle <==> b instanceof Circle);
    static boolean same(Shape a, Shape b) {
        return a.getClass() == b.getClass();
    }

    //@ ensures \result; // EXPECT violated: postcondition in 'Classes.sameWrong(Shape, Shape)'
    static boolean sameWrong(Shape a, Shape b) {
        return a.getClass() == b.getClass();
    }

    //@ ensures \result <==> s instanceof Circle;
    static boolean isCircle(Shape s) {
        return s.getClass() == Circle.class;
    }

    //@ ensures \result <==> s instanceof Shape; // EXPECT violated: postcondition in 'Classes.isShape(Shape)'
    static boolean isShape(Shape s) {
        return s.getClass() == Shape.class;
    }

    //@ ensures \result.equals("Circle") <==> s instanceof Circle;
    static String name(Shape s) {
        return s.getClass().getSimpleName();
    }

    //@ ensures !\result.equals("Shape"); // EXPECT violated: postcondition in 'Classes.nameWrong(Shape)'
    static String nameWrong(Shape s) {
        return s.getClass().getName();
    }

    //@ ensures \result;
    static boolean literals() {
        return int.class != Integer.class && int[].class == int[].class && String.class != null;
    }

    //@ requires s.getClass() == Shape.class;
    //@ ensures \result <==> s == t;
    static boolean equal(Shape s, Shape t) {
        return s.equals(t);
    }

    //@ ensures \result <==> s == t; // EXPECT violated: postcondition in 'Classes.equalWrong(Shape, Shape)'
    static boolean equalWrong(Shape s, Shape t) {
        return s.equals(t);
    }

    //@ requires s.getClass() == Shape.class && t.getClass() == Shape.class;
    //@ ensures s == t ==> \result;
    static boolean hash(Shape s, Shape t) {
        return s.hashCode() == t.hashCode();
    }

    //@ requires s.getClass() == Shape.class && t.getClass() == Shape.class;
    //@ ensures \result; // EXPECT violated: postcondition in 'Classes.hashWrong(Shape, Shape)'
    static boolean hashWrong(Shape s, Shape t) {
        return s.hashCode() == t.hashCode();
    }

    //@ ensures \result != null;
    static String text(Shape s) {
        return s.toString();
    }

    //@ ensures !s.equals("a") ==> !\result;
    static boolean literalRight(String s) {
        if (s.equals("a"))
            return false;
        return s == "a";
    }

    //@ ensures \result ==> o instanceof Circle;
    static boolean isCircleObject(Object o) {
        return o.getClass() == Circle.class;
    }

    //@ ensures \result; // EXPECT violated: postcondition in 'Classes.sameObjects(Object, Object)'
    static boolean sameObjects(Object o, Object p) {
        return o instanceof Circle && o.getClass() == p.getClass();
    }

    //@ ensures \result;
    static boolean anyObjects(Object o, Object p) {
        return o.getClass() == p.getClass(); // EXPECT unknown: whether two constants are the same object (not modelled) in 'Classes.anyObjects(Object, Object)'
    }

    // A literal may be the very object of a parameter with that text.
    //@ ensures !\result;
    static boolean literal(String s) {
        return "a" == s; // EXPECT unknown: whether two constants are the same object (not modelled) in 'Classes.literal(String)'
    }
}
// OUTPUT HOLDS Circle.equals(Object)
// OUTPUT HOLDS Classes.same(Shape, Shape)
// OUTPUT HOLDS Classes.isCircle(Shape)
// OUTPUT HOLDS Classes.name(Shape)
// OUTPUT HOLDS Classes.literals()
// OUTPUT HOLDS Classes.equal(Shape, Shape)
// OUTPUT HOLDS Classes.hash(Shape, Shape)
// OUTPUT HOLDS Classes.text(Shape)
// OUTPUT HOLDS Classes.literalRight(String)
// OUTPUT HOLDS Classes.isCircleObject(Object)
