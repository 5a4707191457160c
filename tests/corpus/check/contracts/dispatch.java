// The contract of the class at hand counts, with those it inherits.
class Dispatch {
    static abstract class Shape {
        //@ ensures \result >= 0;
        abstract /*@ pure @*/ int area();
    }

    static class Square extends Shape {
        int side;
        //@ invariant 0 <= side && side <= 100;

        //@ also ensures \result == side * side;
        /*@ pure @*/ int area() {
            return side * side;
        }
    }

    static class Dot extends Shape {
        /*@ pure @*/ int area() {
            return 0;
        }
    }

    //@ ensures \result >= 0;
    static int any(Shape shape) {
        return shape.area();
    }

    //@ ensures \result > 0; // EXPECT violated: postcondition
    static int positive(Shape shape) {
        return shape.area();
    }

    //@ ensures \result == square.side * square.side;
    static int square(Square square) {
        return square.area();
    }

    // Inherited only: the body says more.
    //@ ensures \result == 0; // EXPECT violated: postcondition
    static int dot(Dot dot) {
        return dot.area();
    }

    interface Operation {
        //@ ensures \result >= 0;
        int apply(int v);
    }

    // Nothing checks a lambda against the contract of its interface: it is executed.
    //@ ensures \result == -1;
    static int lambda() {
        Operation operation = v -> v;
        return operation.apply(-1);
    }
}
