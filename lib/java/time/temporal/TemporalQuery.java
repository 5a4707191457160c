// TemporalQuery: the interface.
package java.time.temporal;

@FunctionalInterface
public interface TemporalQuery<R> {
    /*@ pure nullable @*/ R queryFrom(TemporalAccessor temporalAccessor);
}
