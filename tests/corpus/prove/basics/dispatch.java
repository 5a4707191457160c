// A virtual call runs the method of the object's class, whichever that is.
class Dispatch {
    interface Shape {
        int sides();
    }

    static class Square implements Shape {
        public int sides() {
            return 4;
        }
    }

    static class Triangle implements Shape {
        public int sides() {
            return 3;
        }
    }

    static class Odd extends Triangle {
        public int sides() {
            return 5;
        }
    }

    //@ ensures \result >= 3 && \result <= 5;
    static int any(Shape s) {
        return s.sides();
    }

    //@ ensures \result == 3; // EXPECT violated: postcondition in 'Dispatch.triangle(Dispatch.Triangle)'
    static int triangle(Triangle t) {
        return t.sides();
    }

    //@ ensures \result == 5;
    static int made() {
        Triangle t = new Odd();
        return t.sides();
    }

    //@ requires s instanceof Square;
    //@ ensures \result == 4;
    static int cast(Shape s) {
        Square q = (Square) s;
        return q.sides();
    }

    //@ ensures true;
    static int badCast(Shape s) {
        Square q = (Square) s; // EXPECT violated: class cast: ClassCastException in 'Dispatch.badCast(Dispatch.Shape)'
        return q.sides();
    }
}
// OUTPUT PROVED Dispatch.any(Dispatch.Shape)
// OUTPUT PROVED Dispatch.made()
// OUTPUT PROVED Dispatch.cast(Dispatch.Shape)
