// Objects: null-tolerant operations, checks of nulls and indices.
package java.util;

import java.util.function.Supplier;

public final class Objects {
    private Objects() {
    }

    public static /*@ pure @*/ int checkFromIndexSize(int fromIndex, int size, int length) {
        if (fromIndex < 0 || size < 0 || length < 0 || size > length - fromIndex) {
            throw new IndexOutOfBoundsException(jury.Texts.untold());
        }
        return fromIndex;
    }

    public static /*@ pure @*/ long checkFromIndexSize(long fromIndex, long size, long length) {
        if (fromIndex < 0 || size < 0 || length < 0 || size > length - fromIndex) {
            throw new IndexOutOfBoundsException(jury.Texts.untold());
        }
        return fromIndex;
    }

    public static /*@ pure @*/ int checkFromToIndex(int fromIndex, int toIndex, int length) {
        if (fromIndex < 0 || fromIndex > toIndex || toIndex > length) {
            throw new IndexOutOfBoundsException(jury.Texts.untold());
        }
        return fromIndex;
    }

    public static /*@ pure @*/ long checkFromToIndex(long fromIndex, long toIndex, long length) {
        if (fromIndex < 0 || fromIndex > toIndex || toIndex > length) {
            throw new IndexOutOfBoundsException(jury.Texts.untold());
        }
        return fromIndex;
    }

    //@ ensures 0 <= index && index < length && \result == index;
    //@ signals_only IndexOutOfBoundsException;
    //@ signals (IndexOutOfBoundsException exception) index < 0 || index >= length;
    public static /*@ pure @*/ int checkIndex(int index, int length) {
        if (index < 0 || index >= length) {
            throw new IndexOutOfBoundsException(jury.Texts.untold());
        }
        return index;
    }

    //@ ensures 0 <= index && index < length && \result == index;
    //@ signals_only IndexOutOfBoundsException;
    //@ signals (IndexOutOfBoundsException exception) index < 0 || index >= length;
    public static /*@ pure @*/ long checkIndex(long index, long length) {
        if (index < 0 || index >= length) {
            throw new IndexOutOfBoundsException(jury.Texts.untold());
        }
        return index;
    }

    public static /*@ pure @*/ <T> int compare(/*@ nullable @*/ T first, /*@ nullable @*/ T second,
            Comparator<? super T> order) {
        return first == second ? 0 : order.compare(first, second);
    }

    public static /*@ pure @*/ boolean deepEquals(/*@ nullable @*/ Object first, /*@ nullable @*/ Object second) {
        return first == second || first != null && second != null
                && Arrays.deepEquals(new Object[] {first}, new Object[] {second});
    }

    public static /*@ pure @*/ boolean equals(/*@ nullable @*/ Object first, /*@ nullable @*/ Object second) {
        return first != null && first.equals(second) || first == second;
    }

    public static /*@ pure @*/ int hash(Object... values) {
        return Arrays.hashCode(values);
    }

    public static /*@ pure @*/ int hashCode(/*@ nullable @*/ Object object) {
        return object == null ? 0 : object.hashCode();
    }

    //@ ensures \result == (object == null);
    public static /*@ pure @*/ boolean isNull(/*@ nullable @*/ Object object) {
        return object == null;
    }

    //@ ensures \result == (object != null);
    public static /*@ pure @*/ boolean nonNull(/*@ nullable @*/ Object object) {
        return object != null;
    }

    //@ ensures object != null && \result == object;
    //@ signals_only NullPointerException;
    //@ signals (NullPointerException exception) object == null;
    public static /*@ pure @*/ <T> T requireNonNull(/*@ nullable @*/ T object) {
        if (object == null) {
            throw new NullPointerException();
        }
        return object;
    }

    //@ ensures object != null && \result == object;
    //@ signals_only NullPointerException;
    //@ signals (NullPointerException exception) object == null;
    public static /*@ pure @*/ <T> T requireNonNull(/*@ nullable @*/ T object, /*@ nullable @*/ String message) {
        if (object == null) {
            throw new NullPointerException(message);
        }
        return object;
    }

    public static <T> T requireNonNull(/*@ nullable @*/ T object, /*@ nullable @*/ Supplier<String> supplier) {
        if (object == null) {
            throw new NullPointerException(supplier == null ? null : supplier.get());
        }
        return object;
    }

    public static /*@ pure @*/ <T> T requireNonNullElse(/*@ nullable @*/ T object, /*@ nullable @*/ T fallback) {
        return object != null ? object : requireNonNull(fallback, "defaultObj");
    }

    public static <T> T requireNonNullElseGet(/*@ nullable @*/ T object,
            /*@ nullable @*/ Supplier<? extends T> supplier) {
        return object != null ? object
                : requireNonNull(requireNonNull(supplier, "supplier").get(), "supplier.get()");
    }

    public static /*@ pure @*/ String toString(/*@ nullable @*/ Object object) {
        return String.valueOf(object);
    }

    public static /*@ pure nullable @*/ String toString(/*@ nullable @*/ Object object,
            /*@ nullable @*/ String fallback) {
        return object == null ? fallback : object.toString();
    }
}
