// Typed by tests/extra/class-files against the class files of Shapes.java.
package shapes;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

class Use {
    static int sum(Shape shape) {
        if (shape instanceof Circle)
            return ((Circle) shape).radius() + new Circle(1, List.of("a")).names().size();
        return shape == Shape.Empty.NOTHING ? Measured.LIMIT : Shape.Empty.LITTLE.ordinal();
    }

    static int constant(long side) {
        switch ((int) (side >> 40)) {
        case (int) (Square.SIDE >> 40): return Square.SMALL + Square.LETTER;
        case Measured.LIMIT: return 1;
        default: return Square.FLAG ? 2 : 3;
        }
    }

    static Comparator<Measured<Integer>> order() {
        return Measured.order();
    }

    static <K, V extends Map<K, ? extends List<V>>> String deep(Box<K, V> box) throws Exception {
        Box<K, V>.Inner<String> inner = box.new Inner<>("a");
        K key = inner.key();
        Map<K, String> map = box.deep.map;
        Function<Object, V> none = k -> null;
        String[] many = box.<String, Failure>many(1, null, none, "a", "b");
        box.grid(1, 2)[0][0]++;
        return map.get(key) + many.length;
    }

    static class Failure extends Exception implements Comparable<String> {
        public int compareTo(String other) {
            return 0;
        }
    }

    @Mark("x")
    @Mark(value = "y", times = 3)
    static boolean large(Circle circle) {
        Measured<Integer> measured = circle;
        Measured<String> lambda = () -> "a";
        return measured.isLarge(3) && lambda.isLarge("b");
    }
}
