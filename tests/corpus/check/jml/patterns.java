// Patterns of instanceof in clauses: the variables that they bind are seen where Java's are, on the right of ==>, and in
// the body of a quantifier.
class Patterns {
    sealed interface Shape permits Circle, Rectangle, Pair {
    }

    record Circle(int radius) implements Shape {
    }

    record Rectangle(int width, int height) implements Shape {
    }

    record Pair(/*@ nullable */ Shape first, /*@ nullable */ Object second) implements Shape {
    }

    //@ requires s instanceof Circle c ==> 0 <= c.radius() && c.radius() < 1000;
    //@ requires s instanceof Rectangle r ==> 0 <= r.width() && r.width() < 1000 && 0 <= r.height() && r.height() < 1000;
    //@ requires !(s instanceof Pair);
    //@ ensures \result >= 0;
    static int area(Shape s) {
        if (s instanceof Circle c)
            return 3 * c.radius() * c.radius();
        return s instanceof Rectangle r ? r.width() * r.height() : 0;
    }

    //@ requires s instanceof Circle c ==> 0 <= c.radius() && c.radius() < 1000;
    //@ ensures \result >= 0; // EXPECT violated: postcondition in 'Patterns.areaOfAny(Patterns.Shape)'
    static int areaOfAny(Shape s) {
        if (s instanceof Circle c)
            return 3 * c.radius() * c.radius();
        return s instanceof Rectangle r ? r.width() * r.height() : 0;
    }

    //@ ensures \result <==> o instanceof Integer i && i > 0;
    static boolean positive(Object o) {
        return o instanceof Integer i && i > 0;
    }

    //@ ensures \result <==> o instanceof Integer i && i >= 0; // EXPECT violated: postcondition in 'Patterns.notNegative(Object)'
    static boolean notNegative(Object o) {
        return o instanceof Integer i && i > 0;
    }

    //@ ensures \result == (o instanceof Circle c ? c.radius() : -1);
    //@ ensures !(o instanceof Circle c) || c.radius() == \result;
    static int radius(Object o) {
        return o instanceof Circle c ? c.radius() : -1;
    }

    //@ ensures !(o instanceof Circle c) || c.radius() > \result; // EXPECT violated: postcondition in 'Patterns.less(Object)'
    static int less(Object o) {
        return o instanceof Circle c ? c.radius() - 1 : -1; // of Integer.MIN_VALUE it is not less
    }

    //@ requires (\forall int i; 0 <= i && i < a.length; a[i] instanceof Circle c && c.radius() > 0);
    //@ ensures (\forall Object o; o instanceof Circle c && c.radius() == \result; c.radius() > 0);
    //@ ensures (\exists int i; 0 <= i && i < a.length && a[i] instanceof Circle c; c.radius() == \result) || a.length == 0;
    static int largest(Object[] a) {
        int largest = 0;
        for (Object o : a)
            largest = Math.max(largest, ((Circle) o).radius());
        return largest > 0 ? largest : 1;
    }

    //@ requires (\forall int i; 0 <= i && i < a.length; a[i] instanceof Circle c && c.radius() > 0);
    //@ ensures (\exists int i; 0 <= i && i < a.length && a[i] instanceof Circle c; c.radius() == \result); // EXPECT violated: postcondition in 'Patterns.largestOfNone(Object[])'
    static int largestOfNone(Object[] a) {
        int largest = 0;
        for (Object o : a)
            largest = Math.max(largest, ((Circle) o).radius());
        return largest;
    }

    //@ ensures \result <==> o instanceof Rectangle(int w, var h) && w == h;
    static boolean square(Object o) {
        return o instanceof Rectangle r && r.height() == r.width();
    }

    // A component is null, or of another class: a pattern for all values takes it, another one does not.
    //@ ensures \result <==> o instanceof Pair(Shape first, Integer second) && first == null && second == 3;
    static boolean nested(Object o) {
        return o instanceof Pair p && p.first() == null && p.second() instanceof Integer i && i == 3;
    }

    //@ ensures \result <==> o instanceof Pair(Circle(int r), Object second) && r == 2; // EXPECT violated: postcondition in 'Patterns.nestedTwice(Object)'
    static boolean nestedTwice(Object o) {
        return o instanceof Pair p && p.first() instanceof Circle c && c.radius() == 2 && p.second() != null;
    }

    int value;

    // In \old the object is the same, what it holds is that of before.
    //@ ensures o instanceof Patterns p ==> p.value == \old(p.value) + 1;
    static void increase(Object o) {
        if (o instanceof Patterns p)
            p.value++;
    }

    //@ ensures o instanceof Patterns p ==> p.value == \old(p.value); // EXPECT violated: postcondition in 'Patterns.change(Object)'
    static void change(Object o) {
        if (o instanceof Patterns p)
            p.value++;
    }
}
