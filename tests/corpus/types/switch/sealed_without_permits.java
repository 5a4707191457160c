// Without `permits` the subclasses of the same file are all there are.
class SealedWithoutPermits {
    sealed interface Shape { }

    record Circle(double radius) implements Shape { }

    record Square(double side) implements Shape { }

    double area(Shape shape) {
        return switch (shape) {
            case Circle circle -> circle.radius() * circle.radius() * 3;
            case Square square -> square.side() * square.side();
        };
    }
}
// COVERS sealed types, type patterns
