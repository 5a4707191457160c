// OffsetDateTime: signatures only, native methods are not modelled.
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
import java.util.Comparator;

public final class OffsetDateTime implements Temporal, TemporalAdjuster, Comparable<OffsetDateTime>, Serializable {
    public static final OffsetDateTime MIN = NotModelled.object();
    public static final OffsetDateTime MAX = NotModelled.object();

    private OffsetDateTime() {
    }

    public native /*@ pure @*/ Temporal adjustInto(Temporal temporal);

    public native /*@ pure @*/ ZonedDateTime atZoneSameInstant(ZoneId zoneId);

    public native /*@ pure @*/ ZonedDateTime atZoneSimilarLocal(ZoneId zoneId);

    public native /*@ pure @*/ int compareTo(OffsetDateTime other);

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public native /*@ pure @*/ String format(DateTimeFormatter format);

    public static native /*@ pure @*/ OffsetDateTime from(TemporalAccessor temporalAccessor);

    public native /*@ pure @*/ int get(TemporalField index);

    public native /*@ pure @*/ int getDayOfMonth();

    public native /*@ pure @*/ DayOfWeek getDayOfWeek();

    public native /*@ pure @*/ int getDayOfYear();

    public native /*@ pure @*/ int getHour();

    public native /*@ pure @*/ long getLong(TemporalField temporalField);

    public native /*@ pure @*/ int getMinute();

    public native /*@ pure @*/ Month getMonth();

    public native /*@ pure @*/ int getMonthValue();

    public native /*@ pure @*/ int getNano();

    public native /*@ pure @*/ ZoneOffset getOffset();

    public native /*@ pure @*/ int getSecond();

    public native /*@ pure @*/ int getYear();

    public native /*@ pure @*/ int hashCode();

    public native /*@ pure @*/ boolean isAfter(OffsetDateTime offsetDateTime);

    public native /*@ pure @*/ boolean isBefore(OffsetDateTime offsetDateTime);

    public native /*@ pure @*/ boolean isEqual(OffsetDateTime offsetDateTime);

    public native /*@ pure @*/ boolean isSupported(TemporalField temporalField);

    public native /*@ pure @*/ boolean isSupported(TemporalUnit temporalUnit);

    public native /*@ pure @*/ OffsetDateTime minus(TemporalAmount temporalAmount);

    public native /*@ pure @*/ OffsetDateTime minus(long value, TemporalUnit temporalUnit);

    public native /*@ pure @*/ OffsetDateTime minusDays(long value);

    public native /*@ pure @*/ OffsetDateTime minusHours(long value);

    public native /*@ pure @*/ OffsetDateTime minusMinutes(long value);

    public native /*@ pure @*/ OffsetDateTime minusMonths(long value);

    public native /*@ pure @*/ OffsetDateTime minusNanos(long value);

    public native /*@ pure @*/ OffsetDateTime minusSeconds(long value);

    public native /*@ pure @*/ OffsetDateTime minusWeeks(long value);

    public native /*@ pure @*/ OffsetDateTime minusYears(long value);

    public static native /*@ pure @*/ OffsetDateTime now();

    public static native /*@ pure @*/ OffsetDateTime now(Clock clock);

    public static native /*@ pure @*/ OffsetDateTime now(ZoneId zoneId);

    public static native /*@ pure @*/ OffsetDateTime of(LocalDateTime localDateTime, ZoneOffset zoneOffset);

    public static native /*@ pure @*/ OffsetDateTime of(LocalDate localDate, LocalTime localTime,
            ZoneOffset zoneOffset);

    public static native /*@ pure @*/ OffsetDateTime of(int first, int second, int third, int fourth, int fifth,
            int sixth, int seventh, ZoneOffset zoneOffset);

    public static native /*@ pure @*/ OffsetDateTime ofInstant(Instant instant, ZoneId zoneId);

    public static native /*@ pure @*/ OffsetDateTime parse(CharSequence text);

    public static native /*@ pure @*/ OffsetDateTime parse(CharSequence text, DateTimeFormatter dateTimeFormatter);

    public native /*@ pure @*/ OffsetDateTime plus(TemporalAmount temporalAmount);

    public native /*@ pure @*/ OffsetDateTime plus(long value, TemporalUnit temporalUnit);

    public native /*@ pure @*/ OffsetDateTime plusDays(long value);

    public native /*@ pure @*/ OffsetDateTime plusHours(long value);

    public native /*@ pure @*/ OffsetDateTime plusMinutes(long value);

    public native /*@ pure @*/ OffsetDateTime plusMonths(long value);

    public native /*@ pure @*/ OffsetDateTime plusNanos(long value);

    public native /*@ pure @*/ OffsetDateTime plusSeconds(long value);

    public native /*@ pure @*/ OffsetDateTime plusWeeks(long value);

    public native /*@ pure @*/ OffsetDateTime plusYears(long value);

    public native /*@ pure nullable @*/ <R> R query(TemporalQuery<R> temporalQuery);

    public native /*@ pure @*/ ValueRange range(TemporalField start);

    public static native /*@ pure @*/ Comparator<OffsetDateTime> timeLineOrder();

    public native /*@ pure @*/ long toEpochSecond();

    public native /*@ pure @*/ Instant toInstant();

    public native /*@ pure @*/ LocalDate toLocalDate();

    public native /*@ pure @*/ LocalDateTime toLocalDateTime();

    public native /*@ pure @*/ LocalTime toLocalTime();

    public native /*@ pure @*/ OffsetTime toOffsetTime();

    public native /*@ pure @*/ String toString();

    public native /*@ pure @*/ ZonedDateTime toZonedDateTime();

    public native /*@ pure @*/ OffsetDateTime truncatedTo(TemporalUnit temporalUnit);

    public native /*@ pure @*/ long until(Temporal temporal, TemporalUnit temporalUnit);

    public native /*@ pure @*/ OffsetDateTime with(TemporalAdjuster temporalAdjuster);

    public native /*@ pure @*/ OffsetDateTime with(TemporalField temporalField, long value);

    public native /*@ pure @*/ OffsetDateTime withDayOfMonth(int value);

    public native /*@ pure @*/ OffsetDateTime withDayOfYear(int value);

    public native /*@ pure @*/ OffsetDateTime withHour(int value);

    public native /*@ pure @*/ OffsetDateTime withMinute(int value);

    public native /*@ pure @*/ OffsetDateTime withMonth(int value);

    public native /*@ pure @*/ OffsetDateTime withNano(int value);

    public native /*@ pure @*/ OffsetDateTime withOffsetSameInstant(ZoneOffset zoneOffset);

    public native /*@ pure @*/ OffsetDateTime withOffsetSameLocal(ZoneOffset zoneOffset);

    public native /*@ pure @*/ OffsetDateTime withSecond(int value);

    public native /*@ pure @*/ OffsetDateTime withYear(int value);
}
