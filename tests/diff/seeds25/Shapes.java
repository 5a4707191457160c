import java.util.List;

public class Shapes {
    sealed interface Shape permits Circle, Square, Group, Empty { }
    record Point(int x, int y) { }
    record Circle(Point center, int radius) implements Shape { }
    record Square(Point corner, int side) implements Shape { }
    record Group(List<Shape> parts, String name) implements Shape { }
    enum Empty implements Shape { NONE, ALL }
    record Pair<A, B>(A first, B second) { }

    static int area(Shape shape) {
        return switch (shape) {
            case Circle(_, var radius) when radius < 0 -> throw new IllegalArgumentException();
            case Circle(Point(int x, int y), int radius) -> radius * radius * 3 + x - x + y - y;
            case Square(_, int side) -> side * side;
            case Group(var parts, _) -> parts.isEmpty() ? 0 : area(parts.getFirst());
            case Empty.NONE -> 0;
            case Empty.ALL -> -1;
        };
    }

    static String kind(Object o) {
        String result;
        switch (o) {
            case null -> result = "null";
            case String s when s.length() > 3 && !s.isBlank() -> result = s;
            case String s -> result = "short " + s;
            case Integer i when i > 10 -> result = "large";
            case Integer _, Long _ -> result = "number";
            case int[] numbers when numbers.length > 0 -> result = "" + numbers[0];
            case Pair(Pair(var a, String b), Integer _) -> result = b + a;
            case Pair<?, ?>(Object a, Object b) -> result = a.toString() + b;
            case List<?> list -> result = "list" + list.size();
            default -> result = o.toString();
        }
        return result;
    }

    static int oldStyle(Object o, int limit) {
        int n = limit;
        switch (o) {
            case Integer i when i > limit:
                return i;
            case String _:
            case Character _:
                n++;
                break;
            case Point(int x, int _):
                n = x;
            default:
                return n;
        }
        return n + 1;
    }

    static <T extends Shape> boolean both(Pair<T, ? extends Shape> pair, Pair<Shape, Shape> other) {
        if (!(pair instanceof Pair(Circle(_, int r), Square(var p, _))) || r == 0)
            return false;
        int which = switch (other) {
            case Pair<Shape, Shape>(Circle a, Circle b) -> a.radius() + b.radius();
            case Pair<Shape, Shape>(Circle a, var b) -> 2;
            case Pair<Shape, Shape>(Square a, Shape b) -> 3;
            case Pair<Shape, Shape>(Group a, Shape b) -> 4;
            case Pair<Shape, Shape>(Empty a, Shape b) -> 5;
        };
        return p.x() > r + which;
    }

    static int nulls(String s, Empty e) {
        int first = switch (s) {
            case "a", "b" -> 1;
            case null, default -> 2;
        };
        return first + switch (e) {
            case NONE -> 1;
            case Empty.ALL -> 2;
            case null -> 3;
        };
    }
}
