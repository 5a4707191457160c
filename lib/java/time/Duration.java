// Duration: signatures only, native methods are not modelled.
package java.time;

import java.io.Serializable;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalUnit;
import java.util.List;

public final class Duration implements TemporalAmount, Comparable<Duration>, Serializable {
    public static final Duration ZERO = NotModelled.object();

    private Duration() {
    }

    public native /*@ pure @*/ Duration abs();

    public native /*@ pure @*/ Temporal addTo(Temporal temporal);

    public static native /*@ pure @*/ Duration between(Temporal first, Temporal second);

    public native /*@ pure @*/ int compareTo(Duration other);

    public native /*@ pure @*/ long dividedBy(Duration duration);

    public native /*@ pure @*/ Duration dividedBy(long value);

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public static native /*@ pure @*/ Duration from(TemporalAmount temporalAmount);

    public native /*@ pure @*/ long get(TemporalUnit index);

    public native /*@ pure @*/ int getNano();

    public native /*@ pure @*/ long getSeconds();

    public native /*@ pure @*/ List<TemporalUnit> getUnits();

    public native /*@ pure @*/ int hashCode();

    public native /*@ pure @*/ boolean isNegative();

    public /*@ pure @*/ boolean isPositive() {
        return !isNegative() && !isZero();
    }

    public native /*@ pure @*/ boolean isZero();

    public native /*@ pure @*/ Duration minus(Duration duration);

    public native /*@ pure @*/ Duration minus(long value, TemporalUnit temporalUnit);

    public native /*@ pure @*/ Duration minusDays(long value);

    public native /*@ pure @*/ Duration minusHours(long value);

    public native /*@ pure @*/ Duration minusMillis(long value);

    public native /*@ pure @*/ Duration minusMinutes(long value);

    public native /*@ pure @*/ Duration minusNanos(long value);

    public native /*@ pure @*/ Duration minusSeconds(long value);

    public native /*@ pure @*/ Duration multipliedBy(long value);

    public native /*@ pure @*/ Duration negated();

    public static native /*@ pure @*/ Duration of(long value, TemporalUnit temporalUnit);

    public static native /*@ pure @*/ Duration ofDays(long value);

    public static native /*@ pure @*/ Duration ofHours(long value);

    public static native /*@ pure @*/ Duration ofMillis(long value);

    public static native /*@ pure @*/ Duration ofMinutes(long value);

    public static native /*@ pure @*/ Duration ofNanos(long value);

    public static native /*@ pure @*/ Duration ofSeconds(long value);

    public static native /*@ pure @*/ Duration ofSeconds(long first, long second);

    public static native /*@ pure @*/ Duration parse(CharSequence text);

    public native /*@ pure @*/ Duration plus(Duration duration);

    public native /*@ pure @*/ Duration plus(long value, TemporalUnit temporalUnit);

    public native /*@ pure @*/ Duration plusDays(long value);

    public native /*@ pure @*/ Duration plusHours(long value);

    public native /*@ pure @*/ Duration plusMillis(long value);

    public native /*@ pure @*/ Duration plusMinutes(long value);

    public native /*@ pure @*/ Duration plusNanos(long value);

    public native /*@ pure @*/ Duration plusSeconds(long value);

    public native /*@ pure @*/ Temporal subtractFrom(Temporal temporal);

    public native /*@ pure @*/ long toDays();

    public native /*@ pure @*/ long toDaysPart();

    public native /*@ pure @*/ long toHours();

    public native /*@ pure @*/ int toHoursPart();

    public native /*@ pure @*/ long toMillis();

    public native /*@ pure @*/ int toMillisPart();

    public native /*@ pure @*/ long toMinutes();

    public native /*@ pure @*/ int toMinutesPart();

    public native /*@ pure @*/ long toNanos();

    public native /*@ pure @*/ int toNanosPart();

    public native /*@ pure @*/ long toSeconds();

    public native /*@ pure @*/ int toSecondsPart();

    public native /*@ pure @*/ String toString();

    public native /*@ pure @*/ Duration truncatedTo(TemporalUnit temporalUnit);

    public native /*@ pure @*/ Duration withNanos(int value);

    public native /*@ pure @*/ Duration withSeconds(long value);
}
