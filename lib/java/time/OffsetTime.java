// OffsetTime: signatures only, native methods are not modelled.
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

public final class OffsetTime implements Temporal, TemporalAdjuster, Comparable<OffsetTime>, Serializable {
    public static final OffsetTime MIN = NotModelled.object();
    public static final OffsetTime MAX = NotModelled.object();

    private OffsetTime() {
    }

    public native /*@ pure @*/ Temporal adjustInto(Temporal temporal);

    public native /*@ pure @*/ OffsetDateTime atDate(LocalDate localDate);

    public native /*@ pure @*/ int compareTo(OffsetTime other);

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public native /*@ pure @*/ String format(DateTimeFormatter format);

    public static native /*@ pure @*/ OffsetTime from(TemporalAccessor temporalAccessor);

    public native /*@ pure @*/ int get(TemporalField index);

    public native /*@ pure @*/ int getHour();

    public native /*@ pure @*/ long getLong(TemporalField temporalField);

    public native /*@ pure @*/ int getMinute();

    public native /*@ pure @*/ int getNano();

    public native /*@ pure @*/ ZoneOffset getOffset();

    public native /*@ pure @*/ int getSecond();

    public native /*@ pure @*/ int hashCode();

    public native /*@ pure @*/ boolean isAfter(OffsetTime offsetTime);

    public native /*@ pure @*/ boolean isBefore(OffsetTime offsetTime);

    public native /*@ pure @*/ boolean isEqual(OffsetTime offsetTime);

    public native /*@ pure @*/ boolean isSupported(TemporalField temporalField);

    public native /*@ pure @*/ boolean isSupported(TemporalUnit temporalUnit);

    public native /*@ pure @*/ OffsetTime minus(TemporalAmount temporalAmount);

    public native /*@ pure @*/ OffsetTime minus(long value, TemporalUnit temporalUnit);

    public native /*@ pure @*/ OffsetTime minusHours(long value);

    public native /*@ pure @*/ OffsetTime minusMinutes(long value);

    public native /*@ pure @*/ OffsetTime minusNanos(long value);

    public native /*@ pure @*/ OffsetTime minusSeconds(long value);

    public static native /*@ pure @*/ OffsetTime now();

    public static native /*@ pure @*/ OffsetTime now(Clock clock);

    public static native /*@ pure @*/ OffsetTime now(ZoneId zoneId);

    public static native /*@ pure @*/ OffsetTime of(LocalTime localTime, ZoneOffset zoneOffset);

    public static native /*@ pure @*/ OffsetTime of(int first, int second, int third, int fourth,
            ZoneOffset zoneOffset);

    public static native /*@ pure @*/ OffsetTime ofInstant(Instant instant, ZoneId zoneId);

    public static native /*@ pure @*/ OffsetTime parse(CharSequence text);

    public static native /*@ pure @*/ OffsetTime parse(CharSequence text, DateTimeFormatter dateTimeFormatter);

    public native /*@ pure @*/ OffsetTime plus(TemporalAmount temporalAmount);

    public native /*@ pure @*/ OffsetTime plus(long value, TemporalUnit temporalUnit);

    public native /*@ pure @*/ OffsetTime plusHours(long value);

    public native /*@ pure @*/ OffsetTime plusMinutes(long value);

    public native /*@ pure @*/ OffsetTime plusNanos(long value);

    public native /*@ pure @*/ OffsetTime plusSeconds(long value);

    public native /*@ pure nullable @*/ <R> R query(TemporalQuery<R> temporalQuery);

    public native /*@ pure @*/ ValueRange range(TemporalField start);

    public native /*@ pure @*/ long toEpochSecond(LocalDate localDate);

    public native /*@ pure @*/ LocalTime toLocalTime();

    public native /*@ pure @*/ String toString();

    public native /*@ pure @*/ OffsetTime truncatedTo(TemporalUnit temporalUnit);

    public native /*@ pure @*/ long until(Temporal temporal, TemporalUnit temporalUnit);

    public native /*@ pure @*/ OffsetTime with(TemporalAdjuster temporalAdjuster);

    public native /*@ pure @*/ OffsetTime with(TemporalField temporalField, long value);

    public native /*@ pure @*/ OffsetTime withHour(int value);

    public native /*@ pure @*/ OffsetTime withMinute(int value);

    public native /*@ pure @*/ OffsetTime withNano(int value);

    public native /*@ pure @*/ OffsetTime withOffsetSameInstant(ZoneOffset zoneOffset);

    public native /*@ pure @*/ OffsetTime withOffsetSameLocal(ZoneOffset zoneOffset);

    public native /*@ pure @*/ OffsetTime withSecond(int value);
}
