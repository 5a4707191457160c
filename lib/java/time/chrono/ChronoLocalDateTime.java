// ChronoLocalDateTime: the interface, default methods with bodies.
package java.time.chrono;

import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQuery;
import java.time.temporal.TemporalUnit;
import java.util.Comparator;

public interface ChronoLocalDateTime<D extends ChronoLocalDate>
        extends Temporal, TemporalAdjuster, Comparable<ChronoLocalDateTime<?>> {
    default /*@ pure @*/ Temporal adjustInto(Temporal temporal) {
        return NotModelled.object();
    }

    /*@ pure @*/ ChronoZonedDateTime<D> atZone(ZoneId zoneId);

    default /*@ pure @*/ int compareTo(ChronoLocalDateTime<?> other) {
        return NotModelled.intValue();
    }

    /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    default /*@ pure @*/ String format(DateTimeFormatter format) {
        return NotModelled.object();
    }

    static /*@ pure @*/ ChronoLocalDateTime<?> from(TemporalAccessor temporalAccessor) {
        return NotModelled.object();
    }

    default /*@ pure @*/ Chronology getChronology() {
        return NotModelled.object();
    }

    /*@ pure @*/ int hashCode();

    default /*@ pure @*/ boolean isAfter(ChronoLocalDateTime<?> chronoLocalDateTime) {
        return NotModelled.booleanValue();
    }

    default /*@ pure @*/ boolean isBefore(ChronoLocalDateTime<?> chronoLocalDateTime) {
        return NotModelled.booleanValue();
    }

    default /*@ pure @*/ boolean isEqual(ChronoLocalDateTime<?> chronoLocalDateTime) {
        return NotModelled.booleanValue();
    }

    /*@ pure @*/ boolean isSupported(TemporalField temporalField);

    default /*@ pure @*/ boolean isSupported(TemporalUnit temporalUnit) {
        return NotModelled.booleanValue();
    }

    default /*@ pure @*/ ChronoLocalDateTime<D> minus(TemporalAmount temporalAmount) {
        return NotModelled.object();
    }

    default /*@ pure @*/ ChronoLocalDateTime<D> minus(long value, TemporalUnit temporalUnit) {
        return NotModelled.object();
    }

    default /*@ pure @*/ ChronoLocalDateTime<D> plus(TemporalAmount temporalAmount) {
        return NotModelled.object();
    }

    /*@ pure @*/ ChronoLocalDateTime<D> plus(long value, TemporalUnit temporalUnit);

    default /*@ pure nullable @*/ <R> R query(TemporalQuery<R> temporalQuery) {
        return NotModelled.object();
    }

    static /*@ pure @*/ Comparator<ChronoLocalDateTime<?>> timeLineOrder() {
        return NotModelled.object();
    }

    default /*@ pure @*/ long toEpochSecond(ZoneOffset zoneOffset) {
        return NotModelled.longValue();
    }

    default /*@ pure @*/ Instant toInstant(ZoneOffset zoneOffset) {
        return NotModelled.object();
    }

    /*@ pure nullable @*/ D toLocalDate();

    /*@ pure @*/ LocalTime toLocalTime();

    /*@ pure @*/ String toString();

    default /*@ pure @*/ ChronoLocalDateTime<D> with(TemporalAdjuster temporalAdjuster) {
        return NotModelled.object();
    }

    /*@ pure @*/ ChronoLocalDateTime<D> with(TemporalField temporalField, long value);
}
