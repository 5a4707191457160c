// ZonedDateTime: signatures only, native methods are not modelled.
package java.time;

import java.io.Serializable;
import java.time.chrono.ChronoZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQuery;
import java.time.temporal.TemporalUnit;
import java.time.temporal.ValueRange;

public final class ZonedDateTime implements Temporal, ChronoZonedDateTime<LocalDate>, Serializable {
    private ZonedDateTime() {
    }

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public native /*@ pure @*/ String format(DateTimeFormatter format);

    public static native /*@ pure @*/ ZonedDateTime from(TemporalAccessor temporalAccessor);

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

    public native /*@ pure @*/ ZoneId getZone();

    public native /*@ pure @*/ int hashCode();

    public native /*@ pure @*/ boolean isSupported(TemporalField temporalField);

    public native /*@ pure @*/ boolean isSupported(TemporalUnit temporalUnit);

    public native /*@ pure @*/ ZonedDateTime minus(TemporalAmount temporalAmount);

    public native /*@ pure @*/ ZonedDateTime minus(long value, TemporalUnit temporalUnit);

    public native /*@ pure @*/ ZonedDateTime minusDays(long value);

    public native /*@ pure @*/ ZonedDateTime minusHours(long value);

    public native /*@ pure @*/ ZonedDateTime minusMinutes(long value);

    public native /*@ pure @*/ ZonedDateTime minusMonths(long value);

    public native /*@ pure @*/ ZonedDateTime minusNanos(long value);

    public native /*@ pure @*/ ZonedDateTime minusSeconds(long value);

    public native /*@ pure @*/ ZonedDateTime minusWeeks(long value);

    public native /*@ pure @*/ ZonedDateTime minusYears(long value);

    public static native /*@ pure @*/ ZonedDateTime now();

    public static native /*@ pure @*/ ZonedDateTime now(Clock clock);

    public static native /*@ pure @*/ ZonedDateTime now(ZoneId zoneId);

    public static native /*@ pure @*/ ZonedDateTime of(LocalDateTime localDateTime, ZoneId zoneId);

    public static native /*@ pure @*/ ZonedDateTime of(LocalDate localDate, LocalTime localTime, ZoneId zoneId);

    public static native /*@ pure @*/ ZonedDateTime of(int first, int second, int third, int fourth, int fifth,
            int sixth, int seventh, ZoneId zoneId);

    public static native /*@ pure @*/ ZonedDateTime ofInstant(Instant instant, ZoneId zoneId);

    public static native /*@ pure @*/ ZonedDateTime ofInstant(LocalDateTime localDateTime,
            ZoneOffset zoneOffset, ZoneId zoneId);

    public static native /*@ pure @*/ ZonedDateTime ofLocal(LocalDateTime localDateTime, ZoneId zoneId,
            ZoneOffset zoneOffset);

    public static native /*@ pure @*/ ZonedDateTime ofStrict(LocalDateTime localDateTime, ZoneOffset zoneOffset,
            ZoneId zoneId);

    public static native /*@ pure @*/ ZonedDateTime parse(CharSequence text);

    public static native /*@ pure @*/ ZonedDateTime parse(CharSequence text, DateTimeFormatter dateTimeFormatter);

    public native /*@ pure @*/ ZonedDateTime plus(TemporalAmount temporalAmount);

    public native /*@ pure @*/ ZonedDateTime plus(long value, TemporalUnit temporalUnit);

    public native /*@ pure @*/ ZonedDateTime plusDays(long value);

    public native /*@ pure @*/ ZonedDateTime plusHours(long value);

    public native /*@ pure @*/ ZonedDateTime plusMinutes(long value);

    public native /*@ pure @*/ ZonedDateTime plusMonths(long value);

    public native /*@ pure @*/ ZonedDateTime plusNanos(long value);

    public native /*@ pure @*/ ZonedDateTime plusSeconds(long value);

    public native /*@ pure @*/ ZonedDateTime plusWeeks(long value);

    public native /*@ pure @*/ ZonedDateTime plusYears(long value);

    public native /*@ pure nullable @*/ <R> R query(TemporalQuery<R> temporalQuery);

    public native /*@ pure @*/ ValueRange range(TemporalField start);

    public native /*@ pure @*/ LocalDate toLocalDate();

    public native /*@ pure @*/ LocalDateTime toLocalDateTime();

    public native /*@ pure @*/ LocalTime toLocalTime();

    public native /*@ pure @*/ OffsetDateTime toOffsetDateTime();

    public native /*@ pure @*/ String toString();

    public native /*@ pure @*/ ZonedDateTime truncatedTo(TemporalUnit temporalUnit);

    public native /*@ pure @*/ long until(Temporal temporal, TemporalUnit temporalUnit);

    public native /*@ pure @*/ ZonedDateTime with(TemporalAdjuster temporalAdjuster);

    public native /*@ pure @*/ ZonedDateTime with(TemporalField temporalField, long value);

    public native /*@ pure @*/ ZonedDateTime withDayOfMonth(int value);

    public native /*@ pure @*/ ZonedDateTime withDayOfYear(int value);

    public native /*@ pure @*/ ZonedDateTime withEarlierOffsetAtOverlap();

    public native /*@ pure @*/ ZonedDateTime withFixedOffsetZone();

    public native /*@ pure @*/ ZonedDateTime withHour(int value);

    public native /*@ pure @*/ ZonedDateTime withLaterOffsetAtOverlap();

    public native /*@ pure @*/ ZonedDateTime withMinute(int value);

    public native /*@ pure @*/ ZonedDateTime withMonth(int value);

    public native /*@ pure @*/ ZonedDateTime withNano(int value);

    public native /*@ pure @*/ ZonedDateTime withSecond(int value);

    public native /*@ pure @*/ ZonedDateTime withYear(int value);

    public native /*@ pure @*/ ZonedDateTime withZoneSameInstant(ZoneId zoneId);

    public native /*@ pure @*/ ZonedDateTime withZoneSameLocal(ZoneId zoneId);
}
