// ChronoLocalDate: the interface, default methods with bodies.
package java.time.chrono;

import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQuery;
import java.time.temporal.TemporalUnit;
import java.util.Comparator;

public interface ChronoLocalDate extends Temporal, TemporalAdjuster, Comparable<ChronoLocalDate> {
    default /*@ pure @*/ Temporal adjustInto(Temporal temporal) {
        return NotModelled.object();
    }

    default /*@ pure @*/ ChronoLocalDateTime<?> atTime(LocalTime localTime) {
        return NotModelled.object();
    }

    default /*@ pure @*/ int compareTo(ChronoLocalDate other) {
        return NotModelled.intValue();
    }

    /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    default /*@ pure @*/ String format(DateTimeFormatter format) {
        return NotModelled.object();
    }

    static /*@ pure @*/ ChronoLocalDate from(TemporalAccessor temporalAccessor) {
        return NotModelled.object();
    }

    /*@ pure @*/ Chronology getChronology();

    default /*@ pure @*/ Era getEra() {
        return NotModelled.object();
    }

    /*@ pure @*/ int hashCode();

    default /*@ pure @*/ boolean isAfter(ChronoLocalDate chronoLocalDate) {
        return NotModelled.booleanValue();
    }

    default /*@ pure @*/ boolean isBefore(ChronoLocalDate chronoLocalDate) {
        return NotModelled.booleanValue();
    }

    default /*@ pure @*/ boolean isEqual(ChronoLocalDate chronoLocalDate) {
        return NotModelled.booleanValue();
    }

    default /*@ pure @*/ boolean isLeapYear() {
        return NotModelled.booleanValue();
    }

    default /*@ pure @*/ boolean isSupported(TemporalField temporalField) {
        return NotModelled.booleanValue();
    }

    default /*@ pure @*/ boolean isSupported(TemporalUnit temporalUnit) {
        return NotModelled.booleanValue();
    }

    /*@ pure @*/ int lengthOfMonth();

    default /*@ pure @*/ int lengthOfYear() {
        return NotModelled.intValue();
    }

    default /*@ pure @*/ ChronoLocalDate minus(TemporalAmount temporalAmount) {
        return NotModelled.object();
    }

    default /*@ pure @*/ ChronoLocalDate minus(long value, TemporalUnit temporalUnit) {
        return NotModelled.object();
    }

    default /*@ pure @*/ ChronoLocalDate plus(TemporalAmount temporalAmount) {
        return NotModelled.object();
    }

    default /*@ pure @*/ ChronoLocalDate plus(long value, TemporalUnit temporalUnit) {
        return NotModelled.object();
    }

    default /*@ pure nullable @*/ <R> R query(TemporalQuery<R> temporalQuery) {
        return NotModelled.object();
    }

    static /*@ pure @*/ Comparator<ChronoLocalDate> timeLineOrder() {
        return NotModelled.object();
    }

    default /*@ pure @*/ long toEpochDay() {
        return NotModelled.longValue();
    }

    /*@ pure @*/ String toString();

    /*@ pure @*/ ChronoPeriod until(ChronoLocalDate chronoLocalDate);

    /*@ pure @*/ long until(Temporal temporal, TemporalUnit temporalUnit);

    default /*@ pure @*/ ChronoLocalDate with(TemporalAdjuster temporalAdjuster) {
        return NotModelled.object();
    }

    default /*@ pure @*/ ChronoLocalDate with(TemporalField temporalField, long value) {
        return NotModelled.object();
    }
}
