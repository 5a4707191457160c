// One of each kind of expression, with the type it must have.
import java.util.function.*;

class EveryKind {
    int f;
    int m(int x) { return x; }
    int use(int[] a, Object o, EveryKind other) {
        int i = 1;
        long l = 2L;
        float g = 1f;
        double d = 1e3;
        char c = 'c';
        boolean b = true;
        String s = "s";
        Object n = null;
        int e1 = f + this.f + other.f + super.hashCode();
        int e2 = a[i] + m(1) + other.m(2);
        Object e3 = new EveryKind();
        int[] e4 = new int[]{1};
        int e5 = -i + ~i + (b ? 1 : 2);
        boolean e6 = !b && o instanceof String t && t.isEmpty();
        IntUnaryOperator e7 = x -> x + 1;
        IntUnaryOperator e8 = this::m;
        Supplier<EveryKind> e9 = EveryKind::new;
        int e10 = switch (i) { case 1 -> 2; default -> 3; };
        Class<?> e11 = int.class;
        int e12 = (int) l;
        i = (i += 2);
        return i++ + --i;
    }
}
// COVERS literals, names, field access, array access, calls, creation, array creation
// COVERS unary operators, binary operators, assignment, compound assignment, conditional, cast
// COVERS instanceof patterns, lambda, method reference, constructor reference, switch expression
// COVERS this, super, class literals
