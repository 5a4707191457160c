// Classes beside the method are given; static fields hold what their initialisers computed. ...Wrong breaks an assertion.
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Given {
    enum Color { RED, GREEN; static final int NUMBER = values().length; }
    enum Operation {
        PLUS { int of(int a, int b) { return a + b; } },
        MINUS { int of(int a, int b) { return a - b; } };
        abstract int of(int a, int b);
    }
    enum Planet {
        EARTH(3, "e"), MARS(4, "m");
        final int number;
        final String letter;
        Planet(int number, String letter) { this.number = number; this.letter = letter; }
        static final Map<String, Planet> BY_LETTER = new HashMap<>();
        static { for (Planet planet : values()) BY_LETTER.put(planet.letter, planet); }
    }
    static class Base { int value() { return 1; } }
    static class Derived extends Base { int value() { return 2; } }
    interface Shape { int sides(); }
    static class Square implements Shape { public int sides() { return 4; } }
    interface Function { int apply(int x); }
    sealed interface Sealed permits First, Second {}
    record First(int a) implements Sealed {}
    record Second(int b) implements Sealed {}
    class Inner { int twice() { return 2 * factor; } }
    int factor = 3;

    private static final int[] SQUARES = new int[5];
    static { for (int i = 0; i < 5; i++) SQUARES[i] = i * i; }
    private static final int[] WRITTEN = {1, 2, 3};
    private static final int[] LEAKED = {1};
    private static final List<Integer> KEPT = new ArrayList<>(List.of(1));
    static class Writer { void write() { WRITTEN[1] = 5; } }
    static int[] leak() { return LEAKED; }

    static void values() { assert Color.values().length == 2 && Color.valueOf("GREEN") == Color.GREEN; }
    static void valuesWrong() { assert Color.values().length == 3; }
    static void names() { assert Color.RED.ordinal() == 0 && Color.GREEN.name().equals("GREEN") && Color.NUMBER == 2; }
    static void namesWrong() { assert Color.RED.compareTo(Color.GREEN) > 0; }
    static void unknownName() { try { Color.valueOf("x"); assert false; } catch (IllegalArgumentException e) { } }
    static void chosen(Color c) {
        int r = 0;
        if (c != null) switch (c) { case RED: r = 1; break; case GREEN: r = 2; break; }
        assert c == null || r != 0;
    }
    static void chosenWrong(Color c) {
        int r = 0;
        if (c != null) switch (c) { case RED: r = 1; break; default: }
        assert c == null || r != 0;
    }
    static void bodies(int a) { assert Operation.PLUS.of(a, 1) == a + 1 && Operation.MINUS.of(a, 1) == a - 1; }
    static void bodiesWrong(Operation o, int a) { assert o == null || o.of(a, 1) == a + 1; }
    static void classesWrong() { assert Operation.PLUS.getClass() == Operation.class; }
    static void fields() { assert Planet.EARTH.number == 3 && Planet.valueOf("MARS").letter.equals("m"); }
    static void fieldsWrong() { assert Planet.EARTH.number == 4; }
    static void byLetter() { assert Planet.BY_LETTER.get("m") == Planet.MARS; }
    static void byLetterWrong() { assert Planet.BY_LETTER.get("m") == Planet.EARTH; }
    static void map() { EnumMap<Color, Integer> m = new EnumMap<>(Color.class); m.put(Color.GREEN, 5); assert m.get(Color.GREEN) == 5; }
    static void mapWrong() { EnumMap<Color, Integer> m = new EnumMap<>(Color.class); assert m.containsKey(Color.RED); }
    static void literal() { assert int.class != Integer.class; }
    static void subclassWrong(Base b) { assert b == null || b.value() == 1; }
    static void subclass(Base b) { assert b == null || b.value() == 1 || b.value() == 2; }
    static void implementation(Shape s) { assert s == null || s.sides() == 4; }
    static void functionWrong(Function f) { assert f == null || f.apply(1) == 1; }
    static int user() { Function f = x -> x + 1; return f.apply(1); }
    static void sealed(Sealed s) { assert s == null || s instanceof First || s instanceof Second; }
    static void sealedWrong(Sealed s) { assert s == null || s instanceof First; }
    static void outer(Inner i) { if (i != null) i.twice(); }
    static void squares() { assert SQUARES[3] == 9; }
    static void squaresWrong() { assert SQUARES[3] == 8; }
    static void writtenWrong() { assert WRITTEN[1] == 2; }
    static void leakedWrong() { assert LEAKED[0] == 1; }
    static void kept() { assert KEPT.size() == 1; }
    // What is answered is of the class that type arguments say: the cast that javac makes of it does not fail.
    static void answer(java.util.function.Function<String, Integer> f) { if (f != null) { Integer n = f.apply("x"); assert n == null || n < 5 || n >= 5; } }
    static void answerWrong(java.util.function.Function<String, Integer> f) { if (f != null) { Integer n = f.apply("x"); assert n == null || n < 5; } }
    static void answerBound(java.util.function.BiFunction<String, Integer, ? extends Base> f) { if (f != null) { Base b = f.apply("x", 1); assert b == null || b.value() < 3; } }
    static void castWrong(java.util.function.Function<String, Object> f) { if (f != null) { Integer n = (Integer) f.apply("x"); assert n == null || n < 5 || n >= 5; } }
}
