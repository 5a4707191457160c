// TemporalUnit: the interface, default methods with bodies.
package java.time.temporal;

import java.time.Duration;

public interface TemporalUnit {
    /*@ pure nullable @*/ <R extends Temporal> R addTo(/*@ nullable @*/ R first, long second);

    /*@ pure @*/ long between(Temporal first, Temporal second);

    /*@ pure @*/ Duration getDuration();

    /*@ pure @*/ boolean isDateBased();

    /*@ pure @*/ boolean isDurationEstimated();

    default /*@ pure @*/ boolean isSupportedBy(Temporal temporal) {
        return NotModelled.booleanValue();
    }

    /*@ pure @*/ boolean isTimeBased();

    /*@ pure @*/ String toString();
}
