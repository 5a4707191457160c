// Patterns in switch (Java 21).
class patterns {
    sealed interface Shape permits Circle, Square, Group { }
    record Circle(int radius) implements Shape { }
    record Square(int side) implements Shape { }
    record Group(Shape first, Shape second) implements Shape { }
    enum Color { RED, GREEN }
    sealed static abstract class Tree<T> permits Leaf, Node { }
    static final class Leaf<T> extends Tree<T> { T value; }
    static final class Node<T> extends Tree<T> { Tree<T> left, right; }

    int area(Shape shape) {
        return switch (shape) {
            case Circle c -> 3 * c.radius() * c.radius();
            case Square(int side) -> side * side;
            case Group(Circle c, var second) -> area(c) + area(second);
            case Group(Shape first, Circle second) when second.radius() > 3 -> area(first);
            case Group g -> area(g.first()) + area(g.second());
        };
    }

    int nested(Group group) {
        return switch (group) {
            case Group(Circle a, Shape b) -> 1;
            case Group(Square a, Circle b) -> 2;
            case Group(Square a, Square(var side)) -> side;
            case Group(Square a, Group b) -> 4;
            case Group(Group a, var b) -> 5;
        };
    }

    <T> int size(Tree<T> tree) {
        return switch (tree) {
            case Leaf<T> leaf -> 1;
            case Node<T> node -> size(node.left) + size(node.right);
        };
    }

    String any(Object o, Color color, Integer boxed) {
        switch (o) {
            case null -> { return "null"; }
            case String s when s.length() > 3 -> { return s; }
            case String s -> { return "short " + s; }
            case Integer i when i > 0 && i < 10 -> { return "digit"; }
            case int[] ints -> { return "ints " + ints.length; }
            default -> { }
        }
        switch (o) {
            case Integer i:
                o = i + 1;
                break;
            case String s:
                int local = s.length();
                o = local;
                break;
            case null, default:
                local = 3;
        }
        String t = switch (color) { case RED -> "r"; case Color c -> "other"; };
        t += switch (boxed) { case 1 -> "one"; case Integer i when i > 3 -> "many"; case Integer i -> "few"; };
        return switch (o) { case CharSequence c -> t; case Object x -> "o"; };
    }

    int never(Shape shape) {
        switch (shape) {
            case Circle c: return 1;
            case Square s: return 2;
            case Group g: return 3;
        }
    }
}
// COVERS var, old switch statements, arrow switch statements, type patterns
