// Year: signatures only, native methods are not modelled.
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

public final class Year implements Temporal, TemporalAdjuster, Comparable<Year>, Serializable {
    public static final int MIN_VALUE = -999999999;
    public static final int MAX_VALUE = 999999999;

    private Year() {
    }

    public native /*@ pure @*/ Temporal adjustInto(Temporal temporal);

    public native /*@ pure @*/ LocalDate atDay(int value);

    public native /*@ pure @*/ YearMonth atMonth(Month month);

    public native /*@ pure @*/ YearMonth atMonth(int value);

    public native /*@ pure @*/ LocalDate atMonthDay(MonthDay monthDay);

    public native /*@ pure @*/ int compareTo(Year other);

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public native /*@ pure @*/ String format(DateTimeFormatter format);

    public static native /*@ pure @*/ Year from(TemporalAccessor temporalAccessor);

    public native /*@ pure @*/ int get(TemporalField index);

    public native /*@ pure @*/ long getLong(TemporalField temporalField);

    public native /*@ pure @*/ int getValue();

    public native /*@ pure @*/ int hashCode();

    public native /*@ pure @*/ boolean isAfter(Year year);

    public native /*@ pure @*/ boolean isBefore(Year year);

    public native /*@ pure @*/ boolean isLeap();

    public static native /*@ pure @*/ boolean isLeap(long value);

    public native /*@ pure @*/ boolean isSupported(TemporalField temporalField);

    public native /*@ pure @*/ boolean isSupported(TemporalUnit temporalUnit);

    public native /*@ pure @*/ boolean isValidMonthDay(MonthDay monthDay);

    public native /*@ pure @*/ int length();

    public native /*@ pure @*/ Year minus(TemporalAmount temporalAmount);

    public native /*@ pure @*/ Year minus(long value, TemporalUnit temporalUnit);

    public native /*@ pure @*/ Year minusYears(long value);

    public static native /*@ pure @*/ Year now();

    public static native /*@ pure @*/ Year now(Clock clock);

    public static native /*@ pure @*/ Year now(ZoneId zoneId);

    public static native /*@ pure @*/ Year of(int value);

    public static native /*@ pure @*/ Year parse(CharSequence text);

    public static native /*@ pure @*/ Year parse(CharSequence text, DateTimeFormatter dateTimeFormatter);

    public native /*@ pure @*/ Year plus(TemporalAmount temporalAmount);

    public native /*@ pure @*/ Year plus(long value, TemporalUnit temporalUnit);

    public native /*@ pure @*/ Year plusYears(long value);

    public native /*@ pure nullable @*/ <R> R query(TemporalQuery<R> temporalQuery);

    public native /*@ pure @*/ ValueRange range(TemporalField start);

    public native /*@ pure @*/ String toString();

    public native /*@ pure @*/ long until(Temporal temporal, TemporalUnit temporalUnit);

    public native /*@ pure @*/ Year with(TemporalAdjuster temporalAdjuster);

    public native /*@ pure @*/ Year with(TemporalField temporalField, long value);
}
