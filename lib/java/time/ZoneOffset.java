// ZoneOffset: signatures only, native methods are not modelled.
package java.time;

import java.io.Serializable;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQuery;
import java.time.temporal.ValueRange;
import java.time.zone.ZoneRules;

public final class ZoneOffset extends ZoneId
        implements TemporalAccessor, TemporalAdjuster, Comparable<ZoneOffset>, Serializable {
    public static final ZoneOffset UTC = NotModelled.object();
    public static final ZoneOffset MIN = NotModelled.object();
    public static final ZoneOffset MAX = NotModelled.object();

    private ZoneOffset() {
    }

    public native /*@ pure @*/ Temporal adjustInto(Temporal temporal);

    public native /*@ pure @*/ int compareTo(ZoneOffset other);

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public static native /*@ pure @*/ ZoneOffset from(TemporalAccessor temporalAccessor);

    public native /*@ pure @*/ int get(TemporalField index);

    public native /*@ pure @*/ String getId();

    public native /*@ pure @*/ long getLong(TemporalField temporalField);

    public native /*@ pure @*/ ZoneRules getRules();

    public native /*@ pure @*/ int getTotalSeconds();

    public native /*@ pure @*/ int hashCode();

    public native /*@ pure @*/ boolean isSupported(TemporalField temporalField);

    public static native /*@ pure @*/ ZoneOffset of(String text);

    public static native /*@ pure @*/ ZoneOffset ofHours(int value);

    public static native /*@ pure @*/ ZoneOffset ofHoursMinutes(int first, int second);

    public static native /*@ pure @*/ ZoneOffset ofHoursMinutesSeconds(int first, int second, int third);

    public static native /*@ pure @*/ ZoneOffset ofTotalSeconds(int value);

    public native /*@ pure nullable @*/ <R> R query(TemporalQuery<R> temporalQuery);

    public native /*@ pure @*/ ValueRange range(TemporalField start);

    public native /*@ pure @*/ String toString();
}
