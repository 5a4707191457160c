// Patterns in switch and instanceof: what they match, what they call, what they throw.
class Patterns {
    sealed interface Shape permits Circle, Square, Empty { }
    record Circle(int radius) implements Shape { }
    record Square(int side, /*@ nullable @*/ Object tag) implements Shape { }
    enum Empty implements Shape { NONE, ALL }
    record Box<T>(/*@ nullable @*/ T content) { }

    //@ ensures \result == (s instanceof Circle ? 1 : s instanceof Square ? 2 : s == Empty.NONE ? 3 : 4);
    //@ signals (NullPointerException e) s == null;
    //@ signals_only NullPointerException;
    static int kinds(/*@ nullable @*/ Shape s) {
        return switch (s) {
            case Circle _ -> 1;
            case Square(_, _) -> 2;
            case Empty.NONE -> 3;
            case Empty.ALL -> 4;
        };
    }

    static int kindsOfNull(/*@ nullable @*/ Shape s) {
        // EXPECT-NEXT violated: null dereference: NullPointerException
        return switch (s) {
            case Circle _, Square _ -> 1;
            case Empty _ -> 2;
        };
    }

    //@ ensures \result == 7;
    static int nested() {
        Object o = new Box<>(new Square(3, new Circle(4)));
        return switch (o) {
            case Box(Circle(int r)) -> r;
            case Box<?>(Square(var side, Circle(int r))) when r > 5 -> side;
            case Box(Square(var side, Circle(int r))) -> side + r;
            default -> 0;
        };
    }

    // EXPECT-NEXT violated: postcondition
    //@ ensures \result == 3;
    static int nestedWrong() {
        Object o = new Box<>(new Square(3, new Circle(4)));
        return o instanceof Box(Square(var side, Circle(var radius))) && radius > 3 ? radius : 3;
    }

    //@ ensures \result == (s == null ? 1 : s.equals("a") ? 0 : 2);
    static int caseNull(/*@ nullable @*/ String s) {
        return switch (s) {
            case "a" -> 0;
            case null -> 1;
            default -> 2;
        };
    }

    //@ ensures \result == (o instanceof String ? 0 : 2);
    static int nullOrDefault(/*@ nullable @*/ Object o) {
        return switch (o) {
            case String t -> 0;
            case null, default -> 2;
        };
    }

    // A component that is null matches the patterns that match everything, and no others.
    //@ ensures \result == 2;
    static int nullComponent() {
        Box<String> box = new Box<>(null);
        return switch (box) {
            case Box(String s) when s != null -> 1;
            case Box(var s) -> s == null ? 2 : 3;
        };
    }

    static int nullComponentOfSealed() {
        Box<Shape> box = new Box<>(null);
        // EXPECT-NEXT violated: no case of the switch matches: MatchException
        return switch (box) {
            case Box<Shape>(Circle c) -> 1;
            case Box<Shape>(Square c) -> 2;
            case Box<Shape>(Empty c) -> 3;
        };
    }

    //@ ensures \result == (n > 5 ? 2 : n);
    static int guarded(int n) {
        Object o = n;
        switch (o) {
            case String s: return 1;
            case Integer i when i > 5: return 2;
            case Integer i: return i;
            default: return 0;
        }
    }
}

// Accessors run, once for each try to match; what they throw becomes the cause of another exception.
class Accessors {
    record Counting(int n) {
        static int calls;
        public int n() {
            calls++;
            return n + 1;
        }
    }

    record Failing(int n) {
        public int n() {
            if (n < 0)
                throw new IllegalStateException(); // EXPECT violated: exception 'IllegalStateException' is not allowed
            return n;
        }
    }

    //@ assignable Counting.calls;
    //@ ensures \result == 12;
    static int counts() {
        Counting.calls = 0;
        Object o = new Counting(1);
        if (o instanceof Counting(_))
            return 10 * Counting.calls + (o instanceof Counting(int m) ? m : 0);
        return 0;
    }

    //@ ensures \result == (n < 0 ? -1 : n);
    static int caught(int n) {
        try {
            return new Failing(n) instanceof Failing(int m) ? m : -2;
        } catch (MatchException e) {
            return e.getCause() instanceof IllegalStateException ? -1 : -3;
        }
    }

    static int escapes(int n) {
        Object o = new Failing(n);
        return switch (o) {
            case Failing(int m) -> m; // EXPECT violated: exception 'MatchException' is not allowed by the specification
            default -> 0;
        };
    }
}
// ARGS --all
