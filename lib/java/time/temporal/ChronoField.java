// ChronoField: the enum constants.
package java.time.temporal;

import java.util.Locale;

public enum ChronoField implements TemporalField {
    NANO_OF_SECOND, NANO_OF_DAY, MICRO_OF_SECOND, MICRO_OF_DAY, MILLI_OF_SECOND, MILLI_OF_DAY, SECOND_OF_MINUTE, SECOND_OF_DAY, MINUTE_OF_HOUR, MINUTE_OF_DAY, HOUR_OF_AMPM, CLOCK_HOUR_OF_AMPM, HOUR_OF_DAY, CLOCK_HOUR_OF_DAY, AMPM_OF_DAY, DAY_OF_WEEK, ALIGNED_DAY_OF_WEEK_IN_MONTH, ALIGNED_DAY_OF_WEEK_IN_YEAR, DAY_OF_MONTH, DAY_OF_YEAR, EPOCH_DAY, ALIGNED_WEEK_OF_MONTH, ALIGNED_WEEK_OF_YEAR, MONTH_OF_YEAR, PROLEPTIC_MONTH, YEAR_OF_ERA, YEAR, ERA, INSTANT_SECONDS, OFFSET_SECONDS;

    public native /*@ pure nullable @*/ <R extends Temporal> R adjustInto(/*@ nullable @*/ R first, long second);

    public native /*@ pure @*/ int checkValidIntValue(long value);

    public native /*@ pure @*/ long checkValidValue(long value);

    public native /*@ pure @*/ TemporalUnit getBaseUnit();

    public native /*@ pure @*/ String getDisplayName(Locale locale);

    public native /*@ pure @*/ long getFrom(TemporalAccessor temporalAccessor);

    public native /*@ pure @*/ TemporalUnit getRangeUnit();

    public native /*@ pure @*/ boolean isDateBased();

    public native /*@ pure @*/ boolean isSupportedBy(TemporalAccessor temporalAccessor);

    public native /*@ pure @*/ boolean isTimeBased();

    public native /*@ pure @*/ ValueRange range();

    public native /*@ pure @*/ ValueRange rangeRefinedBy(TemporalAccessor temporalAccessor);

    public native /*@ pure @*/ String toString();
}
