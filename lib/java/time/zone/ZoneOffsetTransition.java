// ZoneOffsetTransition: signatures only, native methods are not modelled.
package java.time.zone;

import java.io.Serializable;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;

public final class ZoneOffsetTransition implements Comparable<ZoneOffsetTransition>, Serializable {
    private ZoneOffsetTransition() {
    }

    public native /*@ pure @*/ int compareTo(ZoneOffsetTransition other);

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public native /*@ pure @*/ LocalDateTime getDateTimeAfter();

    public native /*@ pure @*/ LocalDateTime getDateTimeBefore();

    public native /*@ pure @*/ Duration getDuration();

    public native /*@ pure @*/ Instant getInstant();

    public native /*@ pure @*/ ZoneOffset getOffsetAfter();

    public native /*@ pure @*/ ZoneOffset getOffsetBefore();

    public native /*@ pure @*/ int hashCode();

    public native /*@ pure @*/ boolean isGap();

    public native /*@ pure @*/ boolean isOverlap();

    public native /*@ pure @*/ boolean isValidOffset(ZoneOffset zoneOffset);

    public static native /*@ pure @*/ ZoneOffsetTransition of(LocalDateTime localDateTime, ZoneOffset first,
            ZoneOffset second);

    public native /*@ pure @*/ long toEpochSecond();

    public native /*@ pure @*/ String toString();
}
