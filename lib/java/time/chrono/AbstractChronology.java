// AbstractChronology: signatures only, native methods are not modelled.
package java.time.chrono;

import java.time.format.ResolverStyle;
import java.time.temporal.TemporalField;
import java.util.Map;

public abstract class AbstractChronology implements Chronology {
    protected AbstractChronology() {
    }

    public native /*@ pure @*/ int compareTo(Chronology other);

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public native /*@ pure @*/ int hashCode();

    public native /*@ pure @*/ ChronoLocalDate resolveDate(Map<TemporalField, Long> map,
            ResolverStyle resolverStyle);

    public native /*@ pure @*/ String toString();
}
