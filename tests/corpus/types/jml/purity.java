// Specifications have no side effects: pure methods only, however they come to be pure.
import java.util.function.IntUnaryOperator;

class Purity {
    int n;

    interface Shape {
        //@ pure
        int area();

        /*@ spec_pure @*/ int corners();
    }

    static class Square implements Shape {
        public int area() {
            return 4;
        }

        public int corners() {
            return 4;
        }
    }

    static /*@ pure @*/ class Fraction {
        Fraction(int n) {}

        int floor() {
            return 0;
        }
    }

    record Point(int x, int y) {}

    enum Color { RED }

    /*@ strictly_pure @*/ int one() {
        return 1;
    }

    //@ requires new Square().area() == shape.area() + shape.corners();
    //@ requires new Fraction(1).floor() == one();
    //@ requires point.x() == 0 && Color.values().length == 1 && Color.valueOf("RED") != null;
    //@ requires new int[] {1}.length == 1;
    //@ requires f.equals((IntUnaryOperator) x -> { int y = x; y++; return y; });
    void use(Square shape, Point point, IntUnaryOperator f) {}
}
// COVERS pure
