// Month: the enum constants.
package java.time;

import java.time.format.TextStyle;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQuery;
import java.time.temporal.ValueRange;
import java.util.Locale;

public enum Month implements TemporalAccessor, TemporalAdjuster {
    JANUARY, FEBRUARY, MARCH, APRIL, MAY, JUNE, JULY, AUGUST, SEPTEMBER, OCTOBER, NOVEMBER, DECEMBER;

    public native /*@ pure @*/ Temporal adjustInto(Temporal temporal);

    public native /*@ pure @*/ int firstDayOfYear(boolean value);

    public native /*@ pure @*/ Month firstMonthOfQuarter();

    public static native /*@ pure @*/ Month from(TemporalAccessor temporalAccessor);

    public native /*@ pure @*/ int get(TemporalField index);

    public native /*@ pure @*/ String getDisplayName(TextStyle textStyle, Locale locale);

    public native /*@ pure @*/ long getLong(TemporalField temporalField);

    public native /*@ pure @*/ int getValue();

    public native /*@ pure @*/ boolean isSupported(TemporalField temporalField);

    public native /*@ pure @*/ int length(boolean value);

    public native /*@ pure @*/ int maxLength();

    public native /*@ pure @*/ int minLength();

    public native /*@ pure @*/ Month minus(long value);

    public static native /*@ pure @*/ Month of(int value);

    public native /*@ pure @*/ Month plus(long value);

    public native /*@ pure nullable @*/ <R> R query(TemporalQuery<R> temporalQuery);

    public native /*@ pure @*/ ValueRange range(TemporalField start);
}
