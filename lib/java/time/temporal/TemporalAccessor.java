// TemporalAccessor: the interface, default methods with bodies.
package java.time.temporal;

public interface TemporalAccessor {
    default /*@ pure @*/ int get(TemporalField index) {
        return NotModelled.intValue();
    }

    /*@ pure @*/ long getLong(TemporalField temporalField);

    /*@ pure @*/ boolean isSupported(TemporalField temporalField);

    default /*@ pure nullable @*/ <R> R query(TemporalQuery<R> temporalQuery) {
        return NotModelled.object();
    }

    default /*@ pure @*/ ValueRange range(TemporalField start) {
        return NotModelled.object();
    }
}
