// TemporalAdjuster: the interface.
package java.time.temporal;

@FunctionalInterface
public interface TemporalAdjuster {
    /*@ pure @*/ Temporal adjustInto(Temporal temporal);
}
