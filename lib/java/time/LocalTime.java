// LocalTime: signatures only, native methods are not modelled.
package java.time;

import java.io.Serializable;
import java.time.format.DateTimeFormatter;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQuery;
import java.time.temporal.TemporalUnit;
import java.time.temporal.ValueRange;

public final class LocalTime implements Temporal, TemporalAdjuster, Comparable<LocalTime>, Serializable {
    public static final LocalTime MIN = NotModelled.object();
    public static final LocalTime MAX = NotModelled.object();
    public static final LocalTime MIDNIGHT = NotModelled.object();
    public static final LocalTime NOON = NotModelled.object();

    private LocalTime() {
    }

    public native /*@ pure @*/ Temporal adjustInto(Temporal temporal);

    public native /*@ pure @*/ LocalDateTime atDate(LocalDate localDate);

    public native /*@ pure @*/ OffsetTime atOffset(ZoneOffset zoneOffset);

    public native /*@ pure @*/ int compareTo(LocalTime other);

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public native /*@ pure @*/ String format(DateTimeFormatter format);

    public static native /*@ pure @*/ LocalTime from(TemporalAccessor temporalAccessor);

    public native /*@ pure @*/ int get(TemporalField index);

    public native /*@ pure @*/ int getHour();

    public native /*@ pure @*/ long getLong(TemporalField temporalField);

    public native /*@ pure @*/ int getMinute();

    public native /*@ pure @*/ int getNano();

    public native /*@ pure @*/ int getSecond();

    public native /*@ pure @*/ int hashCode();

    public native /*@ pure @*/ boolean isAfter(LocalTime localTime);

    public native /*@ pure @*/ boolean isBefore(LocalTime localTime);

    public native /*@ pure @*/ boolean isSupported(TemporalField temporalField);

    public native /*@ pure @*/ boolean isSupported(TemporalUnit temporalUnit);

    public native /*@ pure @*/ LocalTime minus(TemporalAmount temporalAmount);

    public native /*@ pure @*/ LocalTime minus(long value, TemporalUnit temporalUnit);

    public native /*@ pure @*/ LocalTime minusHours(long value);

    public native /*@ pure @*/ LocalTime minusMinutes(long value);

    public native /*@ pure @*/ LocalTime minusNanos(long value);

    public native /*@ pure @*/ LocalTime minusSeconds(long value);

    public static native /*@ pure @*/ LocalTime now();

    public static native /*@ pure @*/ LocalTime now(Clock clock);

    public static native /*@ pure @*/ LocalTime now(ZoneId zoneId);

    public static native /*@ pure @*/ LocalTime of(int first, int second);

    public static native /*@ pure @*/ LocalTime of(int first, int second, int third);

    public static native /*@ pure @*/ LocalTime of(int first, int second, int third, int fourth);

    public static native /*@ pure @*/ LocalTime ofInstant(Instant instant, ZoneId zoneId);

    public static native /*@ pure @*/ LocalTime ofNanoOfDay(long value);

    public static native /*@ pure @*/ LocalTime ofSecondOfDay(long value);

    public static native /*@ pure @*/ LocalTime parse(CharSequence text);

    public static native /*@ pure @*/ LocalTime parse(CharSequence text, DateTimeFormatter dateTimeFormatter);

    public native /*@ pure @*/ LocalTime plus(TemporalAmount temporalAmount);

    public native /*@ pure @*/ LocalTime plus(long value, TemporalUnit temporalUnit);

    public native /*@ pure @*/ LocalTime plusHours(long value);

    public native /*@ pure @*/ LocalTime plusMinutes(long value);

    public native /*@ pure @*/ LocalTime plusNanos(long value);

    public native /*@ pure @*/ LocalTime plusSeconds(long value);

    public native /*@ pure nullable @*/ <R> R query(TemporalQuery<R> temporalQuery);

    public native /*@ pure @*/ ValueRange range(TemporalField start);

    public native /*@ pure @*/ long toEpochSecond(LocalDate localDate, ZoneOffset zoneOffset);

    public native /*@ pure @*/ long toNanoOfDay();

    public native /*@ pure @*/ int toSecondOfDay();

    public native /*@ pure @*/ String toString();

    public native /*@ pure @*/ LocalTime truncatedTo(TemporalUnit temporalUnit);

    public native /*@ pure @*/ long until(Temporal temporal, TemporalUnit temporalUnit);

    public native /*@ pure @*/ LocalTime with(TemporalAdjuster temporalAdjuster);

    public native /*@ pure @*/ LocalTime with(TemporalField temporalField, long value);

    public native /*@ pure @*/ LocalTime withHour(int value);

    public native /*@ pure @*/ LocalTime withMinute(int value);

    public native /*@ pure @*/ LocalTime withNano(int value);

    public native /*@ pure @*/ LocalTime withSecond(int value);
}
