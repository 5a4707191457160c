// ChronoZonedDateTime: the interface, default methods with bodies.
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
import java.time.temporal.ValueRange;
import java.util.Comparator;

public interface ChronoZonedDateTime<D extends ChronoLocalDate> extends Temporal, Comparable<ChronoZonedDateTime<?>> {
    default /*@ pure @*/ int compareTo(ChronoZonedDateTime<?> other) {
        return NotModelled.intValue();
    }

    /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    default /*@ pure @*/ String format(DateTimeFormatter format) {
        return NotModelled.object();
    }

    static /*@ pure @*/ ChronoZonedDateTime<?> from(TemporalAccessor temporalAccessor) {
        return NotModelled.object();
    }

    default /*@ pure @*/ int get(TemporalField index) {
        return NotModelled.intValue();
    }

    default /*@ pure @*/ Chronology getChronology() {
        return NotModelled.object();
    }

    default /*@ pure @*/ long getLong(TemporalField temporalField) {
        return NotModelled.longValue();
    }

    /*@ pure @*/ ZoneOffset getOffset();

    /*@ pure @*/ ZoneId getZone();

    /*@ pure @*/ int hashCode();

    default /*@ pure @*/ boolean isAfter(ChronoZonedDateTime<?> chronoZonedDateTime) {
        return NotModelled.booleanValue();
    }

    default /*@ pure @*/ boolean isBefore(ChronoZonedDateTime<?> chronoZonedDateTime) {
        return NotModelled.booleanValue();
    }

    default /*@ pure @*/ boolean isEqual(ChronoZonedDateTime<?> chronoZonedDateTime) {
        return NotModelled.booleanValue();
    }

    /*@ pure @*/ boolean isSupported(TemporalField temporalField);

    default /*@ pure @*/ boolean isSupported(TemporalUnit temporalUnit) {
        return NotModelled.booleanValue();
    }

    default /*@ pure @*/ ChronoZonedDateTime<D> minus(TemporalAmount temporalAmount) {
        return NotModelled.object();
    }

    default /*@ pure @*/ ChronoZonedDateTime<D> minus(long value, TemporalUnit temporalUnit) {
        return NotModelled.object();
    }

    default /*@ pure @*/ ChronoZonedDateTime<D> plus(TemporalAmount temporalAmount) {
        return NotModelled.object();
    }

    /*@ pure @*/ ChronoZonedDateTime<D> plus(long value, TemporalUnit temporalUnit);

    default /*@ pure nullable @*/ <R> R query(TemporalQuery<R> temporalQuery) {
        return NotModelled.object();
    }

    default /*@ pure @*/ ValueRange range(TemporalField start) {
        return NotModelled.object();
    }

    static /*@ pure @*/ Comparator<ChronoZonedDateTime<?>> timeLineOrder() {
        return NotModelled.object();
    }

    default /*@ pure @*/ long toEpochSecond() {
        return NotModelled.longValue();
    }

    default /*@ pure @*/ Instant toInstant() {
        return NotModelled.object();
    }

    default /*@ pure nullable @*/ D toLocalDate() {
        return NotModelled.object();
    }

    /*@ pure @*/ ChronoLocalDateTime<D> toLocalDateTime();

    default /*@ pure @*/ LocalTime toLocalTime() {
        return NotModelled.object();
    }

    /*@ pure @*/ String toString();

    default /*@ pure @*/ ChronoZonedDateTime<D> with(TemporalAdjuster temporalAdjuster) {
        return NotModelled.object();
    }

    /*@ pure @*/ ChronoZonedDateTime<D> with(TemporalField temporalField, long value);

    /*@ pure @*/ ChronoZonedDateTime<D> withEarlierOffsetAtOverlap();

    /*@ pure @*/ ChronoZonedDateTime<D> withLaterOffsetAtOverlap();

    /*@ pure @*/ ChronoZonedDateTime<D> withZoneSameInstant(ZoneId zoneId);

    /*@ pure @*/ ChronoZonedDateTime<D> withZoneSameLocal(ZoneId zoneId);
}
