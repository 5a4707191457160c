import java.util.List;
import java.util.function.Supplier;

// Switch expressions.
class expressions {
    enum Color { RED, GREEN }

    int all(int n, String s, Color color) {
        int a = switch (n) { case 1 -> 10; case 2, 3 -> 20; default -> 30; };
        int b = switch (color) { case RED -> 1; case GREEN -> 2; };
        int c = switch (s) {
            case "x":
            case "y":
                yield 1;
            case "z": {
                int local = 3;
                yield local;
            }
            default:
                if (n > 3) yield 4;
                throw new IllegalStateException();
        };
        long d = switch (n) {
            case 1 -> { int e = 1; yield e; }
            case 2 -> throw new IllegalStateException();
            default -> { while (true) { n++; if (n > 9) break; } yield 3L; }
        };
        List<String> list = switch (n) { case 0 -> List.of(); default -> List.of(s); };
        Supplier<Integer> lambda = switch (n) { case 0 -> () -> 1; default -> () -> { return 2; }; };
        byte narrow = switch (n) { case 0 -> 1; default -> 2; };
        int nested = switch (n) {
            case 0 -> switch (color) { case RED: yield 1; default: yield 2; };
            default -> { switch (n) { case 1: break; default: n++; } yield n; }
        };
        return a + b + c + (int) d + list.size() + lambda.get() + narrow + nested
            + switch (n) { default -> 1; };
    }
}
// COVERS switch expression, yield
