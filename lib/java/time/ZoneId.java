// ZoneId: signatures only, native methods are not modelled.
package java.time;

import java.io.Serializable;
import java.time.format.TextStyle;
import java.time.temporal.TemporalAccessor;
import java.time.zone.ZoneRules;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

public abstract class ZoneId implements Serializable {
    public static final Map<String, String> SHORT_IDS = NotModelled.object();

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public static native /*@ pure @*/ ZoneId from(TemporalAccessor temporalAccessor);

    public static native /*@ pure @*/ Set<String> getAvailableZoneIds();

    public native /*@ pure @*/ String getDisplayName(TextStyle textStyle, Locale locale);

    public abstract /*@ pure @*/ String getId();

    public abstract /*@ pure @*/ ZoneRules getRules();

    public native /*@ pure @*/ int hashCode();

    public native /*@ pure @*/ ZoneId normalized();

    public static native /*@ pure @*/ ZoneId of(String text);

    public static native /*@ pure @*/ ZoneId of(String text, Map<String, String> map);

    public static native /*@ pure @*/ ZoneId ofOffset(String text, ZoneOffset zoneOffset);

    public static native /*@ pure @*/ ZoneId systemDefault();

    public native /*@ pure @*/ String toString();

    ZoneId() {
    }
}
