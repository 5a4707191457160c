// DateTimeFormatter: signatures only, native methods are not modelled.
package java.time.format;

import java.time.Period;
import java.time.ZoneId;
import java.time.chrono.Chronology;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQuery;
import java.util.Locale;
import java.util.Set;

public final class DateTimeFormatter {
    public static final DateTimeFormatter ISO_LOCAL_DATE = NotModelled.object();
    public static final DateTimeFormatter ISO_OFFSET_DATE = NotModelled.object();
    public static final DateTimeFormatter ISO_DATE = NotModelled.object();
    public static final DateTimeFormatter ISO_LOCAL_TIME = NotModelled.object();
    public static final DateTimeFormatter ISO_OFFSET_TIME = NotModelled.object();
    public static final DateTimeFormatter ISO_TIME = NotModelled.object();
    public static final DateTimeFormatter ISO_LOCAL_DATE_TIME = NotModelled.object();
    public static final DateTimeFormatter ISO_OFFSET_DATE_TIME = NotModelled.object();
    public static final DateTimeFormatter ISO_ZONED_DATE_TIME = NotModelled.object();
    public static final DateTimeFormatter ISO_DATE_TIME = NotModelled.object();
    public static final DateTimeFormatter ISO_ORDINAL_DATE = NotModelled.object();
    public static final DateTimeFormatter ISO_WEEK_DATE = NotModelled.object();
    public static final DateTimeFormatter ISO_INSTANT = NotModelled.object();
    public static final DateTimeFormatter BASIC_ISO_DATE = NotModelled.object();
    public static final DateTimeFormatter RFC_1123_DATE_TIME = NotModelled.object();

    private DateTimeFormatter() {
    }

    public native /*@ pure @*/ String format(TemporalAccessor format);

    public native void formatTo(TemporalAccessor temporalAccessor, Appendable appendable);

    public native /*@ pure @*/ Chronology getChronology();

    public native /*@ pure @*/ DecimalStyle getDecimalStyle();

    public native /*@ pure @*/ Locale getLocale();

    public native /*@ pure @*/ Set<TemporalField> getResolverFields();

    public native /*@ pure @*/ ResolverStyle getResolverStyle();

    public native /*@ pure @*/ ZoneId getZone();

    public native /*@ pure @*/ DateTimeFormatter localizedBy(Locale locale);

    public static native /*@ pure @*/ DateTimeFormatter ofLocalizedDate(FormatStyle formatStyle);

    public static native /*@ pure @*/ DateTimeFormatter ofLocalizedDateTime(FormatStyle formatStyle);

    public static native /*@ pure @*/ DateTimeFormatter ofLocalizedDateTime(FormatStyle first, FormatStyle second);

    public static native /*@ pure @*/ DateTimeFormatter ofLocalizedTime(FormatStyle formatStyle);

    public static native /*@ pure @*/ DateTimeFormatter ofPattern(String text);

    public static native /*@ pure @*/ DateTimeFormatter ofPattern(String text, Locale locale);

    public native /*@ pure @*/ TemporalAccessor parse(CharSequence text);

    public native /*@ pure nullable @*/ <T> T parse(CharSequence text, TemporalQuery<T> temporalQuery);

    public native /*@ pure @*/ TemporalAccessor parseBest(CharSequence text, TemporalQuery<?>... array);

    public static final native /*@ pure @*/ TemporalQuery<Period> parsedExcessDays();

    public static final native /*@ pure @*/ TemporalQuery<Boolean> parsedLeapSecond();

    public native /*@ pure @*/ String toString();

    public native /*@ pure @*/ DateTimeFormatter withChronology(Chronology chronology);

    public native /*@ pure @*/ DateTimeFormatter withDecimalStyle(DecimalStyle decimalStyle);

    public native /*@ pure @*/ DateTimeFormatter withLocale(Locale locale);

    public native /*@ pure @*/ DateTimeFormatter withResolverFields(Set<TemporalField> set);

    public native /*@ pure @*/ DateTimeFormatter withResolverFields(TemporalField... array);

    public native /*@ pure @*/ DateTimeFormatter withResolverStyle(ResolverStyle resolverStyle);

    public native /*@ pure @*/ DateTimeFormatter withZone(ZoneId zoneId);
}
