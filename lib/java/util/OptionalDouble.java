// OptionalDouble: a double or none.
package java.util;

import java.util.function.DoubleConsumer;
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;
import java.util.stream.DoubleStream;

public final class OptionalDouble {
    private static final OptionalDouble EMPTY = new OptionalDouble(false, 0);
    /*@ spec_public @*/ private final boolean present;
    /*@ spec_public @*/ private final double value;

    public static /*@ pure @*/ OptionalDouble empty() {
        return EMPTY;
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        if (!(other instanceof OptionalDouble)) {
            return false;
        }
        OptionalDouble its = (OptionalDouble) other;
        return present == its.present && (!present || Double.compare(value, its.value) == 0);
    }

    //@ ensures present && \result == value;
    //@ signals_only NoSuchElementException;
    //@ signals (NoSuchElementException exception) !present;
    public /*@ pure @*/ double getAsDouble() {
        if (!present) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    public /*@ pure @*/ int hashCode() {
        return present ? Double.hashCode(value) : 0;
    }

    public void ifPresent(DoubleConsumer action) {
        if (present) {
            action.accept(value);
        }
    }

    public void ifPresentOrElse(DoubleConsumer action, Runnable emptyAction) {
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

    public static /*@ pure @*/ OptionalDouble of(double value) {
        return new OptionalDouble(true, value);
    }

    //@ ensures \result == (present ? value : other);
    public /*@ pure @*/ double orElse(double other) {
        return present ? value : other;
    }

    public double orElseGet(DoubleSupplier supplier) {
        return present ? value : supplier.getAsDouble();
    }

    public /*@ pure @*/ double orElseThrow() {
        if (!present) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    public <X extends Throwable> double orElseThrow(Supplier<? extends X> supplier) throws X {
        if (!present) {
            throw supplier.get();
        }
        return value;
    }

    public /*@ pure @*/ DoubleStream stream() {
        return present ? DoubleStream.of(value) : DoubleStream.empty();
    }

    public /*@ pure @*/ String toString() {
        return present ? "OptionalDouble[".concat(Double.toString(value)).concat("]") : "OptionalDouble.empty";
    }

    private OptionalDouble(boolean present, double value) {
        this.present = present;
        this.value = value;
    }
}
