// TimeUnit: conversions saturate; waiting takes no time.
package java.util.concurrent;

import java.util.Objects;

public enum TimeUnit {
    NANOSECONDS(1L), MICROSECONDS(1000L), MILLISECONDS(1000_000L), SECONDS(1000_000_000L), MINUTES(60_000_000_000L),
    HOURS(3600_000_000_000L), DAYS(86400_000_000_000L);

    private final long nanos;

    TimeUnit(long nanos) {
        this.nanos = nanos;
    }

    public /*@ pure @*/ long convert(long duration, TimeUnit unit) {
        return of(duration, Objects.requireNonNull(unit).nanos, nanos);
    }

    private static /*@ pure @*/ long of(long duration, long from, long to) {
        if (from == to)
            return duration;
        if (from < to)
            return duration / (to / from);
        long ratio = from / to;
        long most = Long.MAX_VALUE / ratio;
        return duration > most ? Long.MAX_VALUE : duration < -most ? Long.MIN_VALUE : duration * ratio;
    }

    public void sleep(long duration) throws InterruptedException {
    }

    public native void timedJoin(Thread thread, long duration) throws InterruptedException;

    public native void timedWait(/*@ nullable @*/ Object object, long duration) throws InterruptedException;

    public /*@ pure @*/ long toNanos(long duration) {
        return of(duration, nanos, NANOSECONDS.nanos);
    }

    public /*@ pure @*/ long toMicros(long duration) {
        return of(duration, nanos, MICROSECONDS.nanos);
    }

    public /*@ pure @*/ long toMillis(long duration) {
        return of(duration, nanos, MILLISECONDS.nanos);
    }

    public /*@ pure @*/ long toSeconds(long duration) {
        return of(duration, nanos, SECONDS.nanos);
    }

    public /*@ pure @*/ long toMinutes(long duration) {
        return of(duration, nanos, MINUTES.nanos);
    }

    public /*@ pure @*/ long toHours(long duration) {
        return of(duration, nanos, HOURS.nanos);
    }

    public /*@ pure @*/ long toDays(long duration) {
        return of(duration, nanos, DAYS.nanos);
    }
}
