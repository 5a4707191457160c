// LocalDateTime: signatures only, native methods are not modelled.
package java.time;

import java.io.Serializable;
import java.time.chrono.ChronoLocalDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQuery;
import java.time.temporal.TemporalUnit;
import java.time.temporal.ValueRange;

public final class LocalDateTime implements Temporal, TemporalAdjuster, ChronoLocalDateTime<LocalDate>, Serializable {
    public static final LocalDateTime MIN = NotModelled.object();
    public static final LocalDateTime MAX = NotModelled.object();

    private LocalDateTime() {
    }

    public native /*@ pure @*/ Temporal adjustInto(Temporal temporal);

    public native /*@ pure @*/ OffsetDateTime atOffset(ZoneOffset zoneOffset);

    public native /*@ pure @*/ ZonedDateTime atZone(ZoneId zoneId);

    public native /*@ pure @*/ int compareTo(ChronoLocalDateTime<?> other);

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public native /*@ pure @*/ String format(DateTimeFormatter format);

    public static native /*@ pure @*/ LocalDateTime from(TemporalAccessor temporalAccessor);

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

    public native /*@ pure @*/ int getSecond();

    public native /*@ pure @*/ int getYear();

    public native /*@ pure @*/ int hashCode();

    public native /*@ pure @*/ boolean isAfter(ChronoLocalDateTime<?> chronoLocalDateTime);

    public native /*@ pure @*/ boolean isBefore(ChronoLocalDateTime<?> chronoLocalDateTime);

    public native /*@ pure @*/ boolean isEqual(ChronoLocalDateTime<?> chronoLocalDateTime);

    public native /*@ pure @*/ boolean isSupported(TemporalField temporalField);

    public native /*@ pure @*/ boolean isSupported(TemporalUnit temporalUnit);

    public native /*@ pure @*/ LocalDateTime minus(TemporalAmount temporalAmount);

    public native /*@ pure @*/ LocalDateTime minus(long value, TemporalUnit temporalUnit);

    public native /*@ pure @*/ LocalDateTime minusDays(long value);

    public native /*@ pure @*/ LocalDateTime minusHours(long value);

    public native /*@ pure @*/ LocalDateTime minusMinutes(long value);

    public native /*@ pure @*/ LocalDateTime minusMonths(long value);

    public native /*@ pure @*/ LocalDateTime minusNanos(long value);

    public native /*@ pure @*/ LocalDateTime minusSeconds(long value);

    public native /*@ pure @*/ LocalDateTime minusWeeks(long value);

    public native /*@ pure @*/ LocalDateTime minusYears(long value);

    public static native /*@ pure @*/ LocalDateTime now();

    public static native /*@ pure @*/ LocalDateTime now(Clock clock);

    public static native /*@ pure @*/ LocalDateTime now(ZoneId zoneId);

    public static native /*@ pure @*/ LocalDateTime of(LocalDate localDate, LocalTime localTime);

    public static native /*@ pure @*/ LocalDateTime of(int first, Month month, int second, int third, int fourth);

    public static native /*@ pure @*/ LocalDateTime of(int first, int second, int third, int fourth, int fifth);

    public static native /*@ pure @*/ LocalDateTime of(int first, Month month, int second, int third,
            int fourth, int fifth);

    public static native /*@ pure @*/ LocalDateTime of(int first, int second, int third, int fourth, int fifth,
            int sixth);

    public static native /*@ pure @*/ LocalDateTime of(int first, Month month, int second, int third,
            int fourth, int fifth, int sixth);

    public static native /*@ pure @*/ LocalDateTime of(int first, int second, int third, int fourth, int fifth,
            int sixth, int seventh);

    public static native /*@ pure @*/ LocalDateTime ofEpochSecond(long first, int second, ZoneOffset zoneOffset);

    public static native /*@ pure @*/ LocalDateTime ofInstant(Instant instant, ZoneId zoneId);

    public static native /*@ pure @*/ LocalDateTime parse(CharSequence text);

    public static native /*@ pure @*/ LocalDateTime parse(CharSequence text, DateTimeFormatter dateTimeFormatter);

    public native /*@ pure @*/ LocalDateTime plus(TemporalAmount temporalAmount);

    public native /*@ pure @*/ LocalDateTime plus(long value, TemporalUnit temporalUnit);

    public native /*@ pure @*/ LocalDateTime plusDays(long value);

    public native /*@ pure @*/ LocalDateTime plusHours(long value);

    public native /*@ pure @*/ LocalDateTime plusMinutes(long value);

    public native /*@ pure @*/ LocalDateTime plusMonths(long value);

    public native /*@ pure @*/ LocalDateTime plusNanos(long value);

    public native /*@ pure @*/ LocalDateTime plusSeconds(long value);

    public native /*@ pure @*/ LocalDateTime plusWeeks(long value);

    public native /*@ pure @*/ LocalDateTime plusYears(long value);

    public native /*@ pure nullable @*/ <R> R query(TemporalQuery<R> temporalQuery);

    public native /*@ pure @*/ ValueRange range(TemporalField start);

    public native /*@ pure @*/ LocalDate toLocalDate();

    public native /*@ pure @*/ LocalTime toLocalTime();

    public native /*@ pure @*/ String toString();

    public native /*@ pure @*/ LocalDateTime truncatedTo(TemporalUnit temporalUnit);

    public native /*@ pure @*/ long until(Temporal temporal, TemporalUnit temporalUnit);

    public native /*@ pure @*/ LocalDateTime with(TemporalAdjuster temporalAdjuster);

    public native /*@ pure @*/ LocalDateTime with(TemporalField temporalField, long value);

    public native /*@ pure @*/ LocalDateTime withDayOfMonth(int value);

    public native /*@ pure @*/ LocalDateTime withDayOfYear(int value);

    public native /*@ pure @*/ LocalDateTime withHour(int value);

    public native /*@ pure @*/ LocalDateTime withMinute(int value);

    public native /*@ pure @*/ LocalDateTime withMonth(int value);

    public native /*@ pure @*/ LocalDateTime withNano(int value);

    public native /*@ pure @*/ LocalDateTime withSecond(int value);

    public native /*@ pure @*/ LocalDateTime withYear(int value);
}
