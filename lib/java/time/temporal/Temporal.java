// Temporal: the interface, default methods with bodies.
package java.time.temporal;

public interface Temporal extends TemporalAccessor {
    /*@ pure @*/ boolean isSupported(TemporalUnit temporalUnit);

    default /*@ pure @*/ Temporal minus(TemporalAmount temporalAmount) {
        return NotModelled.object();
    }

    default /*@ pure @*/ Temporal minus(long value, TemporalUnit temporalUnit) {
        return NotModelled.object();
    }

    default /*@ pure @*/ Temporal plus(TemporalAmount temporalAmount) {
        return NotModelled.object();
    }

    /*@ pure @*/ Temporal plus(long value, TemporalUnit temporalUnit);

    /*@ pure @*/ long until(Temporal temporal, TemporalUnit temporalUnit);

    default /*@ pure @*/ Temporal with(TemporalAdjuster temporalAdjuster) {
        return NotModelled.object();
    }

    /*@ pure @*/ Temporal with(TemporalField temporalField, long value);
}
