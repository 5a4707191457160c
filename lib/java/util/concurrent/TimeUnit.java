// TimeUnit: the enum constants.
package java.util.concurrent;

import java.time.Duration;
import java.time.temporal.ChronoUnit;

public enum TimeUnit {
    NANOSECONDS, MICROSECONDS, MILLISECONDS, SECONDS, MINUTES, HOURS, DAYS;

    public native long convert(Duration duration);

    public native long convert(long value, TimeUnit unit);

    public static native TimeUnit of(ChronoUnit chronoUnit);

    public native void sleep(long milliseconds) throws InterruptedException;

    public native void timedJoin(Thread thread, long value) throws InterruptedException;

    public native void timedWait(/*@ nullable @*/ Object object, long value) throws InterruptedException;

    public native ChronoUnit toChronoUnit();

    public native long toDays(long value);

    public native long toHours(long value);

    public native long toMicros(long value);

    public native long toMillis(long value);

    public native long toMinutes(long value);

    public native long toNanos(long value);

    public native long toSeconds(long value);
}
