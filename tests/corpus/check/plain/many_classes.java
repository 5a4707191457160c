// ARGS --all --method Shapes.sum --method Shapes.first --method Shapes.firstBug --method Shapes.asked --method Shapes.askedBug --method Shapes.sumBug --method Shapes.few
// An interface that many classes implement is of a class that nobody knows, and of those that the method asks for; one that
// few implement is of each of them.
// OUTPUT HOLDS       Shapes.sum(Shapes.Shape, Shapes.Shape)
// OUTPUT for every pre-state with at most 4 objects of each class, null only where the project has it, every Shape of a class that nobody knows, any values from outside (methods of classes that are not given, which change nothing and throw what they name), classes as given, 32-bit int; loops and calls followed to their end
// OUTPUT HOLDS       Shapes.first(List<Integer>)
// OUTPUT HOLDS       Shapes.asked(Shapes.Shape)
// EXIT 1
import java.util.List;

interface Few {
    int number();
}

class One implements Few {
    public int number() {
        return 1;
    }
}

class Two implements Few {
    public int number() {
        return 2;
    }
}

class Triangle implements Shapes.Shape {
    public int sides() {
        return 3;
    }
}

class Square implements Shapes.Shape {
    public int sides() {
        return 4;
    }
}

class Pentagon implements Shapes.Shape {
    public int sides() {
        return 5;
    }
}

class Hexagon implements Shapes.Shape {
    public int sides() {
        return 6;
    }
}

class Polygon implements Shapes.Shape {
    final int sides;

    Polygon(int sides) {
        this.sides = sides;
    }

    public int sides() {
        return sides;
    }
}

public class Shapes {
    public interface Shape {
        int sides();
    }

    public static int sum(Shape a, Shape b) {
        return a.sides() + b.sides();
    }

    public static int sumBug(Shape a) {
        return 1 / (a.sides() - 5); // EXPECT violated: division by zero: ArithmeticException in 'Shapes.sumBug(Shapes.Shape)'
    }

    public static int first(List<Integer> list) {
        return list.isEmpty() ? 0 : list.get(0);
    }

    public static int firstBug(List<Integer> list) {
        // EXPECT-NEXT violated: exception 'IndexOutOfBoundsException' escapes in 'Shapes.firstBug(List<Integer>)'
        return list.get(0);
    }

    public static int asked(Shape a) {
        return a instanceof Square ? 12 / a.sides() : 0;
    }

    public static int askedBug(Shape a) {
        return a instanceof Polygon ? 12 / a.sides() : 0; // EXPECT violated: division by zero: ArithmeticException in 'Shapes.askedBug(Shapes.Shape)'
    }

    public static int few(Few few) {
        return 10 / (few.number() - 2); // EXPECT violated: division by zero: ArithmeticException in 'Shapes.few(Few)'
    }
}
