// TemporalAmount: the interface.
package java.time.temporal;

import java.util.List;

public interface TemporalAmount {
    /*@ pure @*/ Temporal addTo(Temporal temporal);

    /*@ pure @*/ long get(TemporalUnit index);

    /*@ pure @*/ List<TemporalUnit> getUnits();

    /*@ pure @*/ Temporal subtractFrom(Temporal temporal);
}
