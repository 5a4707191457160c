// EnumSet: signatures only, native methods are not modelled.
package java.util;

import java.io.Serializable;

public abstract class EnumSet<E extends Enum<E>> extends AbstractSet<E> implements Cloneable, Serializable {
    private EnumSet() {
    }

    public static native <E extends Enum<E>> EnumSet<E> allOf(Class<E> type);

    public native EnumSet<E> clone();

    public static native <E extends Enum<E>> EnumSet<E> complementOf(EnumSet<E> set);

    public static native <E extends Enum<E>> EnumSet<E> copyOf(Collection<E> original);

    public static native <E extends Enum<E>> EnumSet<E> copyOf(EnumSet<E> original);

    public static native <E extends Enum<E>> EnumSet<E> noneOf(Class<E> type);

    public static native <E extends Enum<E>> EnumSet<E> of(E element);

    public static native <E extends Enum<E>> EnumSet<E> of(E first, E second);

    @SafeVarargs
    public static native <E extends Enum<E>> EnumSet<E> of(E element, E... array);

    public static native <E extends Enum<E>> EnumSet<E> of(E first, E second, E third);

    public static native <E extends Enum<E>> EnumSet<E> of(E first, E second, E third, E fourth);

    public static native <E extends Enum<E>> EnumSet<E> of(E first, E second, E third, E fourth, E fifth);

    public static native <E extends Enum<E>> EnumSet<E> range(E start, E end);
}
