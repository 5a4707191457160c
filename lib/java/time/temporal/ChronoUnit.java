// ChronoUnit: the enum constants.
package java.time.temporal;

import java.time.Duration;

public enum ChronoUnit implements TemporalUnit {
    NANOS, MICROS, MILLIS, SECONDS, MINUTES, HOURS, HALF_DAYS, DAYS, WEEKS, MONTHS, YEARS, DECADES, CENTURIES, MILLENNIA, ERAS, FOREVER;

    public native /*@ pure nullable @*/ <R extends Temporal> R addTo(/*@ nullable @*/ R first, long second);

    public native /*@ pure @*/ long between(Temporal first, Temporal second);

    public native /*@ pure @*/ Duration getDuration();

    public native /*@ pure @*/ boolean isDateBased();

    public native /*@ pure @*/ boolean isDurationEstimated();

    public native /*@ pure @*/ boolean isSupportedBy(Temporal temporal);

    public native /*@ pure @*/ boolean isTimeBased();

    public native /*@ pure @*/ String toString();
}
