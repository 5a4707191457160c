// What BVJ refuses: inheritance, interfaces, enums, generics, casts, instanceof, lambdas, overloading,
// do, for-each, switch, calls of the superclass's constructor.
// ARGS -m holds -m breaks --objects 3
// EXIT 1
import java.util.function.IntUnaryOperator;

class Refused {
    interface Shape {
        int area();
    }

    static class Square implements Shape {
        int side;

        Square(int side) {
            this.side = side;
        }

        public int area() {
            return side * side;
        }
    }

    static class Named extends Square {
        final String name;

        Named(int side, String name) {
            super(side);
            this.name = name;
        }

        @Override
        public int area() {
            return name == null ? 0 : super.area();
        }
    }

    enum Kind { SMALL, LARGE }

    static <T extends Shape> T pick(T a, T b, boolean first) {
        return first ? a : b;
    }

    static int apply(IntUnaryOperator operator, int x) {
        return operator.applyAsInt(x);
    }

    static int apply(IntUnaryOperator operator, int x, int y) {
        return operator.applyAsInt(x) + operator.applyAsInt(y);
    }

    static void holds(int x, boolean b) {
        Shape shape = pick(new Square(2), new Named(3, "three"), b);
        assert shape.area() == (b ? 4 : 9);
        assert (shape instanceof Named) == !b;
        if (shape instanceof Named named)
            assert named.name.length() == 5;
        Object object = x;
        assert (Integer) object == x;
        assert apply(v -> v + 1, 1) == 2 && apply(v -> 2 * v, 1, 2) == 6;
        int sum = 0;
        for (int v : new int[] {1, 2, 3})
            sum += v;
        int rounds = 0;
        do {
            rounds++;
        } while (rounds < 2);
        Kind kind = sum > x ? Kind.SMALL : Kind.LARGE;
        switch (kind) {
            case SMALL -> sum -= rounds;
            case LARGE -> sum = 0;
        }
        assert sum == (x < 6 ? 4 : 0);
    }

    static int breaks(Object o) {
        String text = (String) o; // EXPECT violated: class cast: ClassCastException in 'Refused.breaks(Object)'
        return text == null ? 0 : text.length();
    }
}
// OUTPUT HOLDS       Refused.holds(int, boolean)
// OUTPUT 4 paths: 4 feasible; 4 verified, 0 violated, 0 cut
// OUTPUT VIOLATED    Refused.breaks(Object)
