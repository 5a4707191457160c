// IsoChronology: signatures only, native methods are not modelled.
package java.time.chrono;

import java.io.Serializable;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.ResolverStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.ValueRange;
import java.util.List;
import java.util.Map;

public final class IsoChronology extends AbstractChronology implements Serializable {
    public static final IsoChronology INSTANCE = NotModelled.object();

    private IsoChronology() {
    }

    public native /*@ pure @*/ LocalDate date(TemporalAccessor temporalAccessor);

    public native /*@ pure @*/ LocalDate date(int first, int second, int third);

    public native /*@ pure @*/ LocalDate date(Era era, int first, int second, int third);

    public native /*@ pure @*/ LocalDate dateEpochDay(long value);

    public native /*@ pure @*/ LocalDate dateNow();

    public native /*@ pure @*/ LocalDate dateNow(Clock clock);

    public native /*@ pure @*/ LocalDate dateNow(ZoneId zoneId);

    public native /*@ pure @*/ LocalDate dateYearDay(int first, int second);

    public native /*@ pure @*/ LocalDate dateYearDay(Era era, int first, int second);

    public native /*@ pure @*/ long epochSecond(int first, int second, int third, int fourth, int fifth,
            int sixth, ZoneOffset zoneOffset);

    public native /*@ pure @*/ IsoEra eraOf(int value);

    public native /*@ pure @*/ List<Era> eras();

    public native /*@ pure @*/ String getCalendarType();

    public native /*@ pure @*/ String getId();

    public native /*@ pure @*/ boolean isLeapYear(long value);

    public native /*@ pure @*/ LocalDateTime localDateTime(TemporalAccessor temporalAccessor);

    public native /*@ pure @*/ Period period(int first, int second, int third);

    public native /*@ pure @*/ int prolepticYear(Era era, int value);

    public native /*@ pure @*/ ValueRange range(ChronoField start);

    public native /*@ pure @*/ LocalDate resolveDate(Map<TemporalField, Long> map, ResolverStyle resolverStyle);

    public native /*@ pure @*/ ZonedDateTime zonedDateTime(TemporalAccessor temporalAccessor);

    public native /*@ pure @*/ ZonedDateTime zonedDateTime(Instant instant, ZoneId zoneId);
}
