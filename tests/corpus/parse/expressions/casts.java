// Casts, and parentheses that look like casts.
class Casts {
    Object f(int a, int b, boolean c, Object d) {
        a = (int) b; a = (int) -b; a = (int) +b; a = (int) (b); a = (int) 'a';
        a = (a) - b; a = (a) + b; a = (a) * b; a = (a) & b; a = (a)[0];
        d = (String) d; d = (Casts) (d); d = (Casts) d.f(); d = (Casts) this; d = (Casts) null;
        c = (Boolean) !c; a = (Integer) ~a; d = (java.util.List<String>) d; d = (int[]) d; d = (String[][]) d;
        d = (Runnable & java.io.Serializable) () -> { };
        d = (Runnable) () -> { }; d = (Function<A, B>) x -> x; d = (F) (x, y) -> x; d = (F) Casts::f;
        d = (A<B>) d; c = (a) < b; c = (a) > b; c = (a < b) == c; c = (a) instanceof B;
        d = (T) "s"; d = (T) new Object(); d = (T) 1; d = (T) switch (a) { default -> 1; };
        d = (A.B<C[]>.D) d; d = (long) (int) (short) a; d = (Class<?>) int.class; d = (A) int[]::new;
        a = (a) >> b; a = (a)++ + b; d = (a) == d ? (a) : (b);
        return (d);
    }
}
// COVERS cast, intersection cast
