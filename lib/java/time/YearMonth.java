// YearMonth: signatures only, native methods are not modelled.
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

public final class YearMonth implements Temporal, TemporalAdjuster, Comparable<YearMonth>, Serializable {
    private YearMonth() {
    }

    public native /*@ pure @*/ Temporal adjustInto(Temporal temporal);

    public native /*@ pure @*/ LocalDate atDay(int value);

    public native /*@ pure @*/ LocalDate atEndOfMonth();

    public native /*@ pure @*/ int compareTo(YearMonth other);

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public native /*@ pure @*/ String format(DateTimeFormatter format);

    public static native /*@ pure @*/ YearMonth from(TemporalAccessor temporalAccessor);

    public native /*@ pure @*/ int get(TemporalField index);

    public native /*@ pure @*/ long getLong(TemporalField temporalField);

    public native /*@ pure @*/ Month getMonth();

    public native /*@ pure @*/ int getMonthValue();

    public native /*@ pure @*/ int getYear();

    public native /*@ pure @*/ int hashCode();

    public native /*@ pure @*/ boolean isAfter(YearMonth yearMonth);

    public native /*@ pure @*/ boolean isBefore(YearMonth yearMonth);

    public native /*@ pure @*/ boolean isLeapYear();

    public native /*@ pure @*/ boolean isSupported(TemporalField temporalField);

    public native /*@ pure @*/ boolean isSupported(TemporalUnit temporalUnit);

    public native /*@ pure @*/ boolean isValidDay(int value);

    public native /*@ pure @*/ int lengthOfMonth();

    public native /*@ pure @*/ int lengthOfYear();

    public native /*@ pure @*/ YearMonth minus(TemporalAmount temporalAmount);

    public native /*@ pure @*/ YearMonth minus(long value, TemporalUnit temporalUnit);

    public native /*@ pure @*/ YearMonth minusMonths(long value);

    public native /*@ pure @*/ YearMonth minusYears(long value);

    public static native /*@ pure @*/ YearMonth now();

    public static native /*@ pure @*/ YearMonth now(Clock clock);

    public static native /*@ pure @*/ YearMonth now(ZoneId zoneId);

    public static native /*@ pure @*/ YearMonth of(int value, Month month);

    public static native /*@ pure @*/ YearMonth of(int first, int second);

    public static native /*@ pure @*/ YearMonth parse(CharSequence text);

    public static native /*@ pure @*/ YearMonth parse(CharSequence text, DateTimeFormatter dateTimeFormatter);

    public native /*@ pure @*/ YearMonth plus(TemporalAmount temporalAmount);

    public native /*@ pure @*/ YearMonth plus(long value, TemporalUnit temporalUnit);

    public native /*@ pure @*/ YearMonth plusMonths(long value);

    public native /*@ pure @*/ YearMonth plusYears(long value);

    public native /*@ pure nullable @*/ <R> R query(TemporalQuery<R> temporalQuery);

    public native /*@ pure @*/ ValueRange range(TemporalField start);

    public native /*@ pure @*/ String toString();

    public native /*@ pure @*/ long until(Temporal temporal, TemporalUnit temporalUnit);

    public native /*@ pure @*/ YearMonth with(TemporalAdjuster temporalAdjuster);

    public native /*@ pure @*/ YearMonth with(TemporalField temporalField, long value);

    public native /*@ pure @*/ YearMonth withMonth(int value);

    public native /*@ pure @*/ YearMonth withYear(int value);
}
