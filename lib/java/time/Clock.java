// Clock: signatures only, native methods are not modelled.
package java.time;

public abstract class Clock implements InstantSource {
    protected Clock() {
    }

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public static native /*@ pure @*/ Clock fixed(Instant instant, ZoneId zoneId);

    public abstract /*@ pure @*/ ZoneId getZone();

    public native /*@ pure @*/ int hashCode();

    public abstract /*@ pure @*/ Instant instant();

    public native /*@ pure @*/ long millis();

    public static native /*@ pure @*/ Clock offset(Clock clock, Duration duration);

    public static native /*@ pure @*/ Clock system(ZoneId zoneId);

    public static native /*@ pure @*/ Clock systemDefaultZone();

    public static native /*@ pure @*/ Clock systemUTC();

    public static native /*@ pure @*/ Clock tick(Clock clock, Duration duration);

    public static native /*@ pure @*/ Clock tickMillis(ZoneId zoneId);

    public static native /*@ pure @*/ Clock tickMinutes(ZoneId zoneId);

    public static native /*@ pure @*/ Clock tickSeconds(ZoneId zoneId);

    public abstract /*@ pure @*/ Clock withZone(ZoneId zoneId);
}
