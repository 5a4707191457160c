// InstantSource: the interface, default methods with bodies.
package java.time;

public interface InstantSource {
    static /*@ pure @*/ InstantSource fixed(Instant instant) {
        return NotModelled.object();
    }

    /*@ pure @*/ Instant instant();

    default /*@ pure @*/ long millis() {
        return NotModelled.longValue();
    }

    static /*@ pure @*/ InstantSource offset(InstantSource instantSource, Duration duration) {
        return NotModelled.object();
    }

    static /*@ pure @*/ InstantSource system() {
        return NotModelled.object();
    }

    static /*@ pure @*/ InstantSource tick(InstantSource instantSource, Duration duration) {
        return NotModelled.object();
    }

    default /*@ pure @*/ Clock withZone(ZoneId zoneId) {
        return NotModelled.object();
    }
}
