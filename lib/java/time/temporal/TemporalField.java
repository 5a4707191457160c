// TemporalField: the interface, default methods with bodies.
package java.time.temporal;

import java.time.format.ResolverStyle;
import java.util.Locale;
import java.util.Map;

public interface TemporalField {
    /*@ pure nullable @*/ <R extends Temporal> R adjustInto(/*@ nullable @*/ R first, long second);

    /*@ pure @*/ TemporalUnit getBaseUnit();

    default /*@ pure @*/ String getDisplayName(Locale locale) {
        return NotModelled.object();
    }

    /*@ pure @*/ long getFrom(TemporalAccessor temporalAccessor);

    /*@ pure @*/ TemporalUnit getRangeUnit();

    /*@ pure @*/ boolean isDateBased();

    /*@ pure @*/ boolean isSupportedBy(TemporalAccessor temporalAccessor);

    /*@ pure @*/ boolean isTimeBased();

    /*@ pure @*/ ValueRange range();

    /*@ pure @*/ ValueRange rangeRefinedBy(TemporalAccessor temporalAccessor);

    default /*@ pure @*/ TemporalAccessor resolve(Map<TemporalField, Long> map,
            TemporalAccessor temporalAccessor, ResolverStyle resolverStyle) {
        return NotModelled.object();
    }

    /*@ pure @*/ String toString();
}
