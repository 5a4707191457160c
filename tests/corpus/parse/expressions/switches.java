// Switch expressions.
class Switches {
    int f(int a, Object b) {
        a = switch (a) { case 1 -> 2; case 3, 4 -> { yield 5; } default -> throw new A(); };
        a = switch (a) { case 1: yield 2; case 3, 4: a = 5; default: yield 6; };
        a = 1 + switch (a) { default -> 1; } * 2;
        f(switch (a) { case A, B.C -> x -> x; case (D) -> 1; case D + E -> 2; case F ? 1 : 2 -> 3; default -> 0; });
        a = switch (b) {
            case null -> 0;
            case String s when s.isEmpty() && s != null -> 1;
            case R(int x, var y) when (x > 0) -> 2;
            case final Integer i -> 3;
            case int[] k -> 4;
            case A.B<?> when -> 5;
            case A when when when > 3 -> 6;
            case null, default -> 7;
        };
        return switch (a) { default: { yield switch (a) { default -> 1; }; } };
    }
}
// COVERS switch expression, yield
