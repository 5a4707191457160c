// Compiled by tests/extra/class-files: what class files can say about types.
package shapes;

import java.io.IOException;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

@Retention(RetentionPolicy.CLASS)
@interface Nullable {
}

@Repeatable(Marks.class)
@interface Mark {
    String value();

    int times() default 1;

    Class<?>[] of() default {};
}

@interface Marks {
    Mark[] value();
}

interface Measured<T extends Comparable<? super T>> {
    int LIMIT = 100;
    String UNIT = "m\u00b2 \ud83d\ude00";

    T measure();

    default boolean isLarge(T than) {
        return measure().compareTo(than) > 0;
    }

    static <U extends Comparable<U>> Comparator<Measured<U>> order() {
        return (a, b) -> a.measure().compareTo(b.measure());
    }
}

sealed interface Shape permits Circle, Square, Shape.Empty {
    enum Empty implements Shape { NOTHING, LITTLE { @Override int area() { return 1; } };
        int area() {
            return 0;
        }
    }
}

record Circle(int radius, List<String> names) implements Shape, Measured<Integer> {
    Circle {
        if (radius < 0)
            throw new IllegalArgumentException();
    }

    public Integer measure() {
        return radius;
    }
}

final class Square implements Shape {
    public static final long SIDE = 1L << 40;
    public static final float RATIO = 0.1f;
    public static final double EXACT = 1e-300;
    public static final char LETTER = 'x';
    public static final boolean FLAG = true;
    public static final byte SMALL = -7;
    protected transient volatile int side;
    static final List<String> NOT_CONSTANT = List.of();
}

abstract class Box<K, V extends Map<K, ? extends List<V>>> {
    class Inner<W> {
        Inner(W w) {
        }

        K key() {
            return null;
        }

        class Deep {
            Map<K, W> map;
        }
    }

    static class Nested<X> {
        Box<X, ?>.Inner<X> inner;
    }

    Inner<String>.Deep deep;

    abstract <A, E extends Exception & Comparable<A>> A[] many(int count, @Nullable String name,
            Function<? super K, ? extends V> map, A... rest) throws E, IOException;

    synchronized native void old();

    @Mark("a")
    @Mark(value = "b", times = 2, of = {int.class, String[].class})
    @Deprecated
    protected int[][] grid(long a, double b) {
        Runnable r = () -> System.out.println(a + b + "x");
        r.run();
        try {
            return new int[(int) a][];
        } catch (NegativeArraySizeException e) {
            return null;
        } finally {
            old();
        }
    }
}
