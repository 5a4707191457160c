// values(), valueOf, ordinal, name, compareTo, fields, constructors, bodies, switches.
import java.util.*;

enum Op {
    ADD("+") { int apply(int a, int b) { return a + b; } },
    SUB("-") { int apply(int a, int b) { return a - b; } };

    private final String sign;
    static int count = 2;
    Op(String sign) { this.sign = sign; }
    abstract int apply(int a, int b);
    String sign() { return sign; }
}

class Uses {
    enum Color { RED, GREEN, BLUE; Color next() { return values()[(ordinal() + 1) % values().length]; } }

    int use(Color c, Op op) {
        int n = 0;
        for (Color d : Color.values()) n += d.ordinal() + d.name().length();
        Color e = Color.valueOf("RED");
        boolean f = c == Color.RED || c.compareTo(Color.BLUE) < 0 || c.equals(e);
        EnumMap<Color, Integer> map = new EnumMap<>(Color.class);
        Set<Color> set = EnumSet.of(Color.RED, Color.BLUE);
        Class<Color> g = c.getDeclaringClass();
        switch (c) {
            case RED: n++; break;
            case GREEN:
            default: n--;
        }
        return n + Op.ADD.apply(1, 2) + op.sign().length() + Op.count
            + switch (c.next()) { case RED -> 1; case GREEN -> 2; case BLUE -> 3; };
    }
}
// COVERS enum members, enums, enums with bodies
