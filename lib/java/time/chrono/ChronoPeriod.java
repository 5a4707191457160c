// ChronoPeriod: the interface, default methods with bodies.
package java.time.chrono;

import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalUnit;
import java.util.List;

public interface ChronoPeriod extends TemporalAmount {
    /*@ pure @*/ Temporal addTo(Temporal temporal);

    static /*@ pure @*/ ChronoPeriod between(ChronoLocalDate first, ChronoLocalDate second) {
        return NotModelled.object();
    }

    /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    /*@ pure @*/ long get(TemporalUnit index);

    /*@ pure @*/ Chronology getChronology();

    /*@ pure @*/ List<TemporalUnit> getUnits();

    /*@ pure @*/ int hashCode();

    default /*@ pure @*/ boolean isNegative() {
        return NotModelled.booleanValue();
    }

    default /*@ pure @*/ boolean isZero() {
        return NotModelled.booleanValue();
    }

    /*@ pure @*/ ChronoPeriod minus(TemporalAmount temporalAmount);

    /*@ pure @*/ ChronoPeriod multipliedBy(int value);

    default /*@ pure @*/ ChronoPeriod negated() {
        return NotModelled.object();
    }

    /*@ pure @*/ ChronoPeriod normalized();

    /*@ pure @*/ ChronoPeriod plus(TemporalAmount temporalAmount);

    /*@ pure @*/ Temporal subtractFrom(Temporal temporal);

    /*@ pure @*/ String toString();
}
