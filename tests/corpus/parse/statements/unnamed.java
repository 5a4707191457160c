// `_` wherever a variable or a pattern may do without a name (Java 22).
class Unnamed {
    record Point(int x, int y) { }

    int all(Object o, int[] numbers, AutoCloseable closeable) throws Exception {
        int _ = numbers.length;
        var _ = o.hashCode(), _ = o.toString();
        int count = 0, _ = count++;
        for (int _ : numbers)
            count++;
        for (int i = 0, _ = i; i < 3; i++)
            count++;
        try (AutoCloseable _ = closeable; var _ = closeable) {
            count++;
        } catch (RuntimeException | Error _) {
            count++;
        }
        java.util.function.BiFunction<Integer, Integer, Integer> first = (a, _) -> a;
        java.util.function.BiFunction<Integer, Integer, Integer> none = (_, _) -> 1;
        java.util.function.BiFunction<Integer, Integer, Integer> typed = (int _, var _) -> 2;
        java.util.function.Function<Integer, Integer> single = _ -> 3;
        if (o instanceof Point(_, int y) && y > 0 || o instanceof String _)
            count++;
        return switch (o) {
            case Point(int x, _) when x > 0 -> x;
            case Point(_, _), Integer _ -> 1;
            case java.util.List<?> _ -> 2;
            default -> count;
        };
    }
}
// COVERS unnamed variables, unnamed patterns, record patterns, guards
