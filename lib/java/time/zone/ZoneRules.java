// ZoneRules: signatures only, native methods are not modelled.
package java.time.zone;

import java.io.Serializable;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;

public final class ZoneRules implements Serializable {
    private ZoneRules() {
    }

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public native /*@ pure @*/ Duration getDaylightSavings(Instant instant);

    public native /*@ pure @*/ ZoneOffset getOffset(Instant instant);

    public native /*@ pure @*/ ZoneOffset getOffset(LocalDateTime localDateTime);

    public native /*@ pure @*/ ZoneOffset getStandardOffset(Instant instant);

    public native /*@ pure @*/ ZoneOffsetTransition getTransition(LocalDateTime localDateTime);

    public native /*@ pure @*/ List<ZoneOffsetTransition> getTransitions();

    public native /*@ pure @*/ List<ZoneOffset> getValidOffsets(LocalDateTime localDateTime);

    public native /*@ pure @*/ int hashCode();

    public native /*@ pure @*/ boolean isDaylightSavings(Instant instant);

    public native /*@ pure @*/ boolean isFixedOffset();

    public native /*@ pure @*/ boolean isValidOffset(LocalDateTime localDateTime, ZoneOffset zoneOffset);

    public native /*@ pure @*/ ZoneOffsetTransition nextTransition(Instant instant);

    public static native /*@ pure @*/ ZoneRules of(ZoneOffset zoneOffset);

    public native /*@ pure @*/ ZoneOffsetTransition previousTransition(Instant instant);

    public native /*@ pure @*/ String toString();
}
