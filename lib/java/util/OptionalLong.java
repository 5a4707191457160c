// OptionalLong: a long or none.
package java.util;

import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.LongStream;

public final class OptionalLong {
    private static final OptionalLong EMPTY = new OptionalLong(false, 0);
    /*@ spec_public @*/ private final boolean present;
    /*@ spec_public @*/ private final long value;

    public static /*@ pure @*/ OptionalLong empty() {
        return EMPTY;
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        if (!(other instanceof OptionalLong)) {
            return false;
        }
        OptionalLong its = (OptionalLong) other;
        return present == its.present && (!present || Long.compare(value, its.value) == 0);
    }

    //@ ensures present && \result == value;
    //@ signals_only NoSuchElementException;
    //@ signals (NoSuchElementException exception) !present;
    public /*@ pure @*/ long getAsLong() {
        if (!present) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    public /*@ pure @*/ int hashCode() {
        return present ? Long.hashCode(value) : 0;
    }

    public void ifPresent(LongConsumer action) {
        if (present) {
            action.accept(value);
        }
    }

    public void ifPresentOrElse(LongConsumer action, Runnable emptyAction) {
        if (present) {
            action.accept(value);
        } else {
            emptyAction.run();
        }
    }

    //@ ensures \result == !present;
    public /*@ pure @*/ boolean isEmpty() {
        return !present;
    }

    //@ ensures \result == present;
    public /*@ pure @*/ boolean isPresent() {
        return present;
    }

    public static /*@ pure @*/ OptionalLong of(long value) {
        return new OptionalLong(true, value);
    }

    //@ ensures \result == (present ? value : other);
    public /*@ pure @*/ long orElse(long other) {
        return present ? value : other;
    }

    public long orElseGet(LongSupplier supplier) {
        return present ? value : supplier.getAsLong();
    }

    public /*@ pure @*/ long orElseThrow() {
        if (!present) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    public <X extends Throwable> long orElseThrow(Supplier<? extends X> supplier) throws X {
        if (!present) {
            throw supplier.get();
        }
        return value;
    }

    public /*@ pure @*/ LongStream stream() {
        return present ? LongStream.of(value) : LongStream.empty();
    }

    public /*@ pure @*/ String toString() {
        return present ? "OptionalLong[".concat(Long.toString(value)).concat("]") : "OptionalLong.empty";
    }

    private OptionalLong(boolean present, long value) {
        this.present = present;
        this.value = value;
    }
}
