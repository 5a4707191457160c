// Chronology: the interface, default methods with bodies.
package java.time.chrono;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.ResolverStyle;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.ValueRange;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

public interface Chronology extends Comparable<Chronology> {
    /*@ pure @*/ int compareTo(Chronology other);

    /*@ pure @*/ ChronoLocalDate date(TemporalAccessor temporalAccessor);

    /*@ pure @*/ ChronoLocalDate date(int first, int second, int third);

    default /*@ pure @*/ ChronoLocalDate date(Era era, int first, int second, int third) {
        return NotModelled.object();
    }

    /*@ pure @*/ ChronoLocalDate dateEpochDay(long value);

    default /*@ pure @*/ ChronoLocalDate dateNow() {
        return NotModelled.object();
    }

    default /*@ pure @*/ ChronoLocalDate dateNow(Clock clock) {
        return NotModelled.object();
    }

    default /*@ pure @*/ ChronoLocalDate dateNow(ZoneId zoneId) {
        return NotModelled.object();
    }

    /*@ pure @*/ ChronoLocalDate dateYearDay(int first, int second);

    default /*@ pure @*/ ChronoLocalDate dateYearDay(Era era, int first, int second) {
        return NotModelled.object();
    }

    default /*@ pure @*/ long epochSecond(int first, int second, int third, int fourth, int fifth, int sixth,
            ZoneOffset zoneOffset) {
        return NotModelled.longValue();
    }

    default /*@ pure @*/ long epochSecond(Era era, int first, int second, int third, int fourth, int fifth,
            int sixth, ZoneOffset zoneOffset) {
        return NotModelled.longValue();
    }

    /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    /*@ pure @*/ Era eraOf(int value);

    /*@ pure @*/ List<Era> eras();

    static /*@ pure @*/ Chronology from(TemporalAccessor temporalAccessor) {
        return NotModelled.object();
    }

    static /*@ pure @*/ Set<Chronology> getAvailableChronologies() {
        return NotModelled.object();
    }

    /*@ pure @*/ String getCalendarType();

    default /*@ pure @*/ String getDisplayName(TextStyle textStyle, Locale locale) {
        return NotModelled.object();
    }

    /*@ pure @*/ String getId();

    /*@ pure @*/ int hashCode();

    /*@ pure @*/ boolean isLeapYear(long value);

    default /*@ pure @*/ ChronoLocalDateTime<? extends ChronoLocalDate> localDateTime(
            TemporalAccessor temporalAccessor) {
        return NotModelled.object();
    }

    static /*@ pure @*/ Chronology of(String text) {
        return NotModelled.object();
    }

    static /*@ pure @*/ Chronology ofLocale(Locale locale) {
        return NotModelled.object();
    }

    default /*@ pure @*/ ChronoPeriod period(int first, int second, int third) {
        return NotModelled.object();
    }

    /*@ pure @*/ int prolepticYear(Era era, int value);

    /*@ pure @*/ ValueRange range(ChronoField start);

    /*@ pure @*/ ChronoLocalDate resolveDate(Map<TemporalField, Long> map, ResolverStyle resolverStyle);

    /*@ pure @*/ String toString();

    default /*@ pure @*/ ChronoZonedDateTime<? extends ChronoLocalDate> zonedDateTime(
            TemporalAccessor temporalAccessor) {
        return NotModelled.object();
    }

    default /*@ pure @*/ ChronoZonedDateTime<? extends ChronoLocalDate> zonedDateTime(Instant instant,
            ZoneId zoneId) {
        return NotModelled.object();
    }
}
