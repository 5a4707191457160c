// OptionalInt: an int or none.
package java.util;

import java.util.function.IntConsumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import java.util.stream.IntStream;

public final class OptionalInt {
    private static final OptionalInt EMPTY = new OptionalInt(false, 0);
    /*@ spec_public @*/ private final boolean present;
    /*@ spec_public @*/ private final int value;

    public static /*@ pure @*/ OptionalInt empty() {
        return EMPTY;
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        if (!(other instanceof OptionalInt)) {
            return false;
        }
        OptionalInt its = (OptionalInt) other;
        return present == its.present && (!present || Integer.compare(value, its.value) == 0);
    }

    //@ ensures present && \result == value;
    //@ signals_only NoSuchElementException;
    //@ signals (NoSuchElementException exception) !present;
    public /*@ pure @*/ int getAsInt() {
        if (!present) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    public /*@ pure @*/ int hashCode() {
        return present ? Integer.hashCode(value) : 0;
    }

    public void ifPresent(IntConsumer action) {
        if (present) {
            action.accept(value);
        }
    }

    public void ifPresentOrElse(IntConsumer action, Runnable emptyAction) {
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

    public static /*@ pure @*/ OptionalInt of(int value) {
        return new OptionalInt(true, value);
    }

    //@ ensures \result == (present ? value : other);
    public /*@ pure @*/ int orElse(int other) {
        return present ? value : other;
    }

    public int orElseGet(IntSupplier supplier) {
        return present ? value : supplier.getAsInt();
    }

    public /*@ pure @*/ int orElseThrow() {
        if (!present) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    public <X extends Throwable> int orElseThrow(Supplier<? extends X> supplier) throws X {
        if (!present) {
            throw supplier.get();
        }
        return value;
    }

    public /*@ pure @*/ IntStream stream() {
        return present ? IntStream.of(value) : IntStream.empty();
    }

    public /*@ pure @*/ String toString() {
        return present ? "OptionalInt[".concat(Integer.toString(value)).concat("]") : "OptionalInt.empty";
    }

    private OptionalInt(boolean present, int value) {
        this.present = present;
        this.value = value;
    }
}
