// MonthDay: signatures only, native methods are not modelled.
package java.time;

import java.io.Serializable;
import java.time.format.DateTimeFormatter;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQuery;
import java.time.temporal.ValueRange;

public final class MonthDay implements TemporalAccessor, TemporalAdjuster, Comparable<MonthDay>, Serializable {
    private MonthDay() {
    }

    public native /*@ pure @*/ Temporal adjustInto(Temporal temporal);

    public native /*@ pure @*/ LocalDate atYear(int value);

    public native /*@ pure @*/ int compareTo(MonthDay other);

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public native /*@ pure @*/ String format(DateTimeFormatter format);

    public static native /*@ pure @*/ MonthDay from(TemporalAccessor temporalAccessor);

    public native /*@ pure @*/ int get(TemporalField index);

    public native /*@ pure @*/ int getDayOfMonth();

    public native /*@ pure @*/ long getLong(TemporalField temporalField);

    public native /*@ pure @*/ Month getMonth();

    public native /*@ pure @*/ int getMonthValue();

    public native /*@ pure @*/ int hashCode();

    public native /*@ pure @*/ boolean isAfter(MonthDay monthDay);

    public native /*@ pure @*/ boolean isBefore(MonthDay monthDay);

    public native /*@ pure @*/ boolean isSupported(TemporalField temporalField);

    public native /*@ pure @*/ boolean isValidYear(int value);

    public static native /*@ pure @*/ MonthDay now();

    public static native /*@ pure @*/ MonthDay now(Clock clock);

    public static native /*@ pure @*/ MonthDay now(ZoneId zoneId);

    public static native /*@ pure @*/ MonthDay of(Month month, int value);

    public static native /*@ pure @*/ MonthDay of(int first, int second);

    public static native /*@ pure @*/ MonthDay parse(CharSequence text);

    public static native /*@ pure @*/ MonthDay parse(CharSequence text, DateTimeFormatter dateTimeFormatter);

    public native /*@ pure nullable @*/ <R> R query(TemporalQuery<R> temporalQuery);

    public native /*@ pure @*/ ValueRange range(TemporalField start);

    public native /*@ pure @*/ String toString();

    public native /*@ pure @*/ MonthDay with(Month month);

    public native /*@ pure @*/ MonthDay withDayOfMonth(int value);

    public native /*@ pure @*/ MonthDay withMonth(int value);
}
