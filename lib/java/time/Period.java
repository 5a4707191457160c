// Period: signatures only, native methods are not modelled.
package java.time;

import java.io.Serializable;
import java.time.chrono.ChronoPeriod;
import java.time.chrono.IsoChronology;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalUnit;
import java.util.List;

public final class Period implements ChronoPeriod, Serializable {
    public static final Period ZERO = NotModelled.object();

    private Period() {
    }

    public native /*@ pure @*/ Temporal addTo(Temporal temporal);

    public static native /*@ pure @*/ Period between(LocalDate first, LocalDate second);

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public static native /*@ pure @*/ Period from(TemporalAmount temporalAmount);

    public native /*@ pure @*/ long get(TemporalUnit index);

    public native /*@ pure @*/ IsoChronology getChronology();

    public native /*@ pure @*/ int getDays();

    public native /*@ pure @*/ int getMonths();

    public native /*@ pure @*/ List<TemporalUnit> getUnits();

    public native /*@ pure @*/ int getYears();

    public native /*@ pure @*/ int hashCode();

    public native /*@ pure @*/ boolean isNegative();

    public native /*@ pure @*/ boolean isZero();

    public native /*@ pure @*/ Period minus(TemporalAmount temporalAmount);

    public native /*@ pure @*/ Period minusDays(long value);

    public native /*@ pure @*/ Period minusMonths(long value);

    public native /*@ pure @*/ Period minusYears(long value);

    public native /*@ pure @*/ Period multipliedBy(int value);

    public native /*@ pure @*/ Period negated();

    public native /*@ pure @*/ Period normalized();

    public static native /*@ pure @*/ Period of(int first, int second, int third);

    public static native /*@ pure @*/ Period ofDays(int value);

    public static native /*@ pure @*/ Period ofMonths(int value);

    public static native /*@ pure @*/ Period ofWeeks(int value);

    public static native /*@ pure @*/ Period ofYears(int value);

    public static native /*@ pure @*/ Period parse(CharSequence text);

    public native /*@ pure @*/ Period plus(TemporalAmount temporalAmount);

    public native /*@ pure @*/ Period plusDays(long value);

    public native /*@ pure @*/ Period plusMonths(long value);

    public native /*@ pure @*/ Period plusYears(long value);

    public native /*@ pure @*/ Temporal subtractFrom(Temporal temporal);

    public native /*@ pure @*/ String toString();

    public native /*@ pure @*/ long toTotalMonths();

    public native /*@ pure @*/ Period withDays(int value);

    public native /*@ pure @*/ Period withMonths(int value);

    public native /*@ pure @*/ Period withYears(int value);
}
