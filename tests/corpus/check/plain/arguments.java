// Arguments that are objects of the project are built, too: what fails with one counts if a constructor and calls make it such.
// ARGS --all
// EXIT 1
import java.util.List;

public class arguments {
    public static class Range {
        private final int low;
        private final int high;
        private int[] seen;

        public Range(int low, int high) {
            if (low >= high) {
                throw new IllegalArgumentException("empty");
            }
            this.low = low;
            this.high = high;
        }

        public void look() {
            seen = new int[1];
        }
    }

    // Every Range has two different ends.
    public static int part(Range range, int of) {
        return of / (range.high == range.low ? 0 : 1);
    }

    public static int seen(Range range) {
        return range.seen.length; // EXPECT violated: null dereference: NullPointerException in 'arguments.seen(arguments.Range)'
    }

    public static int looked(Range range) {
        if (range.seen == null) {
            return 0;
        }
        return range.seen[1]; // EXPECT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'arguments.looked(arguments.Range)'
    }

    // In a list nobody builds them: it is possible, and no more.
    public static int all(List<Range> ranges) { // EXPECT cut: objects in states that no calls were found to build in 'arguments.all(List<arguments.Range>)'
        int sum = 0;
        for (Range range : ranges) {
            sum += range.seen.length; // EXPECT possible: null dereference: NullPointerException in 'arguments.all(List<arguments.Range>)'
        }
        return sum;
    }

    public abstract static class Shape {
        private final int sides;

        Shape(int sides) {
            this.sides = sides;
        }

        public int each(int length) {
            return length / sides; // EXPECT violated: division by zero: ArithmeticException in 'arguments.Shape.each(int)'
        }
    }

    public static class Circle extends Shape {
        public Circle() {
            super(0);
        }
    }

    public abstract static class Figure {
        private final int sides;

        Figure(int sides) {
            this.sides = sides;
        }

        // Its only objects have four.
        public int each(int length) {
            return length / sides; // EXPECT possible: division by zero: ArithmeticException in 'arguments.Figure.each(int)'
        }
    }

    public static class Square extends Figure {
        public Square() {
            super(4);
        }
    }

    public static int area(Shape shape) {
        return 100 / shape.sides; // EXPECT violated: division by zero: ArithmeticException in 'arguments.area(arguments.Shape)'
    }
}
// OUTPUT range = new Range(0, 1)
// OUTPUT seen(range)
// OUTPUT range.look()
// OUTPUT looked(range)
// OUTPUT shape = new Circle()
// OUTPUT area(shape)
