// What an object from outside is an instance of depends on the classes that are given.
class ClassesAsGiven {
    interface Shape { }
    static class Circle implements Shape { }
    static class Square implements Shape { }
    static final class Point { }

    //@ ensures \result;
    static boolean isEither(Shape shape) {
        return shape instanceof Circle || shape instanceof Square;
    }

    //@ ensures shape instanceof Circle || shape instanceof Square;
    static void said(Shape shape) {
    }

    //@ ensures \result;
    static boolean isPoint(Point point) {
        return point instanceof Point;
    }

    //@ ensures \result;
    static boolean made() {
        Shape shape = new Circle();
        return shape instanceof Circle;
    }
}
// OUTPUT HOLDS ClassesAsGiven.isEither(ClassesAsGiven.Shape)
// OUTPUT for every pre-state with at most 4 objects of each class, classes as given, 32-bit int
// OUTPUT HOLDS ClassesAsGiven.said(ClassesAsGiven.Shape)
// OUTPUT for every pre-state with at most 4 objects of each class, classes as given, 32-bit int
// OUTPUT HOLDS ClassesAsGiven.isPoint(ClassesAsGiven.Point)
// OUTPUT for every pre-state with at most 4 objects of each class, 32-bit int
// OUTPUT HOLDS ClassesAsGiven.made()
// OUTPUT for every input, 32-bit int; loops and calls followed to their end
