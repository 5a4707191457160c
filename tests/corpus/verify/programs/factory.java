// Verifier.nondetObject(type, factory): any object that the factory makes, and no other.
// EXIT 1
import org.sosy_lab.sv_benchmarks.ObjectFactory;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static class Shape {
        int side;

        int area() {
            return side * side;
        }
    }

    static class Circle extends Shape {
        @Override
        int area() {
            return 3 * side * side;
        }
    }

    static class Shapes implements ObjectFactory<Shape> {
        @Override
        public Shape createObject() {
            Shape shape = Verifier.nondetBoolean() ? new Circle() : new Shape();
            shape.side = Verifier.nondetInt();
            Verifier.assume(0 <= shape.side && shape.side < 10);
            return shape;
        }
    }

    public static void main(String[] args) {
        Shape first = Verifier.nondetObject(Shape.class, new Shapes());
        Shape second = Verifier.nondetObject(Shape.class, new Shapes());
        assert first != second;
        assert first.area() < 244;
        if (second instanceof Circle)
            assert first.area() < 243; // EXPECT violated: assertion: AssertionError in 'Main.main(String[])'
    }
}
// OUTPUT assertions: VIOLATED
// OUTPUT RuntimeExceptions: HOLDS
