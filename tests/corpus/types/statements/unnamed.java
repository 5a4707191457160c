// Variables and patterns without a name (Java 22): any number of them, of any type.
class Unnamed {
    sealed interface Shape { }
    record Circle(int radius) implements Shape { }
    record Square(int side, String name) implements Shape { }
    record Pair<A, B>(A first, B second) { }

    interface Two { int apply(int a, String b); }

    int locals(int[] numbers) {
        int _ = numbers[0];
        String _ = "twice";
        for (var _ : numbers)
            for (int _ : numbers)
                numbers[0]++;
        try {
            numbers[1] = 0;
        } catch (NullPointerException | ArrayIndexOutOfBoundsException _) {
            return 1;
        } catch (RuntimeException _) {
            return 2;
        }
        Two two = (_, _) -> 2;
        Two typed = (int _, String _) -> 3;
        return two.apply(1, "") + typed.apply(1, "");
    }

    // Without variables to bind a case may have several patterns.
    int patterns(Shape shape) {
        return switch (shape) {
            case Circle(_), Square(_, _) -> 1;
        };
    }

    int fallsThrough(Object o) {
        switch (o) {
            case Integer _:
            case String _:
                return 1;
            default:
                return 2;
        }
    }

    <T> String nested(Pair<Pair<String, T>, ? extends Shape> pair) {
        if (pair instanceof Pair<Pair<String, T>, ? extends Shape>(Pair(var text, _), Circle _))
            return text;
        return pair instanceof Pair(_, Square(_, var name)) ? name : null;
    }
}
// COVERS unnamed variables, unnamed patterns, record patterns
