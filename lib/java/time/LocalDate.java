// LocalDate: signatures only, native methods are not modelled.
package java.time;

import java.io.Serializable;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.IsoChronology;
import java.time.chrono.IsoEra;
import java.time.format.DateTimeFormatter;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQuery;
import java.time.temporal.TemporalUnit;
import java.time.temporal.ValueRange;
import java.util.stream.Stream;

public final class LocalDate implements Temporal, TemporalAdjuster, ChronoLocalDate, Serializable {
    public static final LocalDate MIN = NotModelled.object();
    public static final LocalDate MAX = NotModelled.object();
    public static final LocalDate EPOCH = NotModelled.object();

    private LocalDate() {
    }

    public native /*@ pure @*/ Temporal adjustInto(Temporal temporal);

    public native /*@ pure @*/ LocalDateTime atStartOfDay();

    public native /*@ pure @*/ ZonedDateTime atStartOfDay(ZoneId zoneId);

    public native /*@ pure @*/ LocalDateTime atTime(LocalTime localTime);

    public native /*@ pure @*/ OffsetDateTime atTime(OffsetTime offsetTime);

    public native /*@ pure @*/ LocalDateTime atTime(int first, int second);

    public native /*@ pure @*/ LocalDateTime atTime(int first, int second, int third);

    public native /*@ pure @*/ LocalDateTime atTime(int first, int second, int third, int fourth);

    public native /*@ pure @*/ int compareTo(ChronoLocalDate other);

    public native /*@ pure @*/ Stream<LocalDate> datesUntil(LocalDate localDate);

    public native /*@ pure @*/ Stream<LocalDate> datesUntil(LocalDate localDate, Period period);

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public native /*@ pure @*/ String format(DateTimeFormatter format);

    public static native /*@ pure @*/ LocalDate from(TemporalAccessor temporalAccessor);

    public native /*@ pure @*/ int get(TemporalField index);

    public native /*@ pure @*/ IsoChronology getChronology();

    public native /*@ pure @*/ int getDayOfMonth();

    public native /*@ pure @*/ DayOfWeek getDayOfWeek();

    public native /*@ pure @*/ int getDayOfYear();

    public native /*@ pure @*/ IsoEra getEra();

    public native /*@ pure @*/ long getLong(TemporalField temporalField);

    public native /*@ pure @*/ Month getMonth();

    public native /*@ pure @*/ int getMonthValue();

    public native /*@ pure @*/ int getYear();

    public native /*@ pure @*/ int hashCode();

    public native /*@ pure @*/ boolean isAfter(ChronoLocalDate chronoLocalDate);

    public native /*@ pure @*/ boolean isBefore(ChronoLocalDate chronoLocalDate);

    public native /*@ pure @*/ boolean isEqual(ChronoLocalDate chronoLocalDate);

    public native /*@ pure @*/ boolean isLeapYear();

    public native /*@ pure @*/ boolean isSupported(TemporalField temporalField);

    public native /*@ pure @*/ boolean isSupported(TemporalUnit temporalUnit);

    public native /*@ pure @*/ int lengthOfMonth();

    public native /*@ pure @*/ int lengthOfYear();

    public native /*@ pure @*/ LocalDate minus(TemporalAmount temporalAmount);

    public native /*@ pure @*/ LocalDate minus(long value, TemporalUnit temporalUnit);

    public native /*@ pure @*/ LocalDate minusDays(long value);

    public native /*@ pure @*/ LocalDate minusMonths(long value);

    public native /*@ pure @*/ LocalDate minusWeeks(long value);

    public native /*@ pure @*/ LocalDate minusYears(long value);

    public static native /*@ pure @*/ LocalDate now();

    public static native /*@ pure @*/ LocalDate now(Clock clock);

    public static native /*@ pure @*/ LocalDate now(ZoneId zoneId);

    public static native /*@ pure @*/ LocalDate of(int first, Month month, int second);

    public static native /*@ pure @*/ LocalDate of(int first, int second, int third);

    public static native /*@ pure @*/ LocalDate ofEpochDay(long value);

    public static native /*@ pure @*/ LocalDate ofInstant(Instant instant, ZoneId zoneId);

    public static native /*@ pure @*/ LocalDate ofYearDay(int first, int second);

    public static native /*@ pure @*/ LocalDate parse(CharSequence text);

    public static native /*@ pure @*/ LocalDate parse(CharSequence text, DateTimeFormatter dateTimeFormatter);

    public native /*@ pure @*/ LocalDate plus(TemporalAmount temporalAmount);

    public native /*@ pure @*/ LocalDate plus(long value, TemporalUnit temporalUnit);

    public native /*@ pure @*/ LocalDate plusDays(long value);

    public native /*@ pure @*/ LocalDate plusMonths(long value);

    public native /*@ pure @*/ LocalDate plusWeeks(long value);

    public native /*@ pure @*/ LocalDate plusYears(long value);

    public native /*@ pure nullable @*/ <R> R query(TemporalQuery<R> temporalQuery);

    public native /*@ pure @*/ ValueRange range(TemporalField start);

    public native /*@ pure @*/ long toEpochDay();

    public native /*@ pure @*/ long toEpochSecond(LocalTime localTime, ZoneOffset zoneOffset);

    public native /*@ pure @*/ String toString();

    public native /*@ pure @*/ Period until(ChronoLocalDate chronoLocalDate);

    public native /*@ pure @*/ long until(Temporal temporal, TemporalUnit temporalUnit);

    public native /*@ pure @*/ LocalDate with(TemporalAdjuster temporalAdjuster);

    public native /*@ pure @*/ LocalDate with(TemporalField temporalField, long value);

    public native /*@ pure @*/ LocalDate withDayOfMonth(int value);

    public native /*@ pure @*/ LocalDate withDayOfYear(int value);

    public native /*@ pure @*/ LocalDate withMonth(int value);

    public native /*@ pure @*/ LocalDate withYear(int value);
}
