// Instant: signatures only, native methods are not modelled.
package java.time;

import java.io.Serializable;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQuery;
import java.time.temporal.TemporalUnit;
import java.time.temporal.ValueRange;

public final class Instant implements Temporal, TemporalAdjuster, Comparable<Instant>, Serializable {
    public static final Instant EPOCH = NotModelled.object();
    public static final Instant MIN = NotModelled.object();
    public static final Instant MAX = NotModelled.object();

    private Instant() {
    }

    public native /*@ pure @*/ Temporal adjustInto(Temporal temporal);

    public native /*@ pure @*/ OffsetDateTime atOffset(ZoneOffset zoneOffset);

    public native /*@ pure @*/ ZonedDateTime atZone(ZoneId zoneId);

    public native /*@ pure @*/ int compareTo(Instant other);

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public static native /*@ pure @*/ Instant from(TemporalAccessor temporalAccessor);

    public native /*@ pure @*/ int get(TemporalField index);

    public native /*@ pure @*/ long getEpochSecond();

    public native /*@ pure @*/ long getLong(TemporalField temporalField);

    public native /*@ pure @*/ int getNano();

    public native /*@ pure @*/ int hashCode();

    public native /*@ pure @*/ boolean isAfter(Instant instant);

    public native /*@ pure @*/ boolean isBefore(Instant instant);

    public native /*@ pure @*/ boolean isSupported(TemporalField temporalField);

    public native /*@ pure @*/ boolean isSupported(TemporalUnit temporalUnit);

    public native /*@ pure @*/ Instant minus(TemporalAmount temporalAmount);

    public native /*@ pure @*/ Instant minus(long value, TemporalUnit temporalUnit);

    public native /*@ pure @*/ Instant minusMillis(long value);

    public native /*@ pure @*/ Instant minusNanos(long value);

    public native /*@ pure @*/ Instant minusSeconds(long value);

    public static native /*@ pure @*/ Instant now();

    public static native /*@ pure @*/ Instant now(Clock clock);

    public static native /*@ pure @*/ Instant ofEpochMilli(long value);

    public static native /*@ pure @*/ Instant ofEpochSecond(long value);

    public static native /*@ pure @*/ Instant ofEpochSecond(long first, long second);

    public static native /*@ pure @*/ Instant parse(CharSequence text);

    public native /*@ pure @*/ Instant plus(TemporalAmount temporalAmount);

    public native /*@ pure @*/ Instant plus(long value, TemporalUnit temporalUnit);

    public native /*@ pure @*/ Instant plusMillis(long value);

    public native /*@ pure @*/ Instant plusNanos(long value);

    public native /*@ pure @*/ Instant plusSeconds(long value);

    public native /*@ pure nullable @*/ <R> R query(TemporalQuery<R> temporalQuery);

    public native /*@ pure @*/ ValueRange range(TemporalField start);

    public native /*@ pure @*/ long toEpochMilli();

    public native /*@ pure @*/ String toString();

    public native /*@ pure @*/ Instant truncatedTo(TemporalUnit temporalUnit);

    public native /*@ pure @*/ long until(Temporal temporal, TemporalUnit temporalUnit);

    public native /*@ pure @*/ Instant with(TemporalAdjuster temporalAdjuster);

    public native /*@ pure @*/ Instant with(TemporalField temporalField, long value);
}
