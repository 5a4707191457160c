// TimeZone: zones by their offset from GMT. The default is the zone of the machine, any one of these; zones of
// regions, whose offset depends on the date, and what zones are called are not modelled.
//
// Members that are protected here, and only known to the package in Java, are what classes of the JDK use.
package java.util;

import java.io.Serializable;
import java.time.ZoneId;
import java.time.ZoneOffset;
import jury.Outside;
import jury.Texts;
import sun.util.calendar.ZoneInfo;

public abstract class TimeZone implements Serializable, Cloneable {
    public static final int SHORT = 0;
    public static final int LONG = 1;
    protected static final /*@ nullable @*/ TimeZone NO_TIMEZONE = null;
    private static final int MINUTE = 60000;

    private /*@ nullable @*/ String name;
    private /*@ nullable @*/ String prefix; // where the name stands for an offset
    private int minutes;
    private transient boolean isFixed; // the offset depends on no date; of one that is given that is not known

    public TimeZone() {
    }

    public abstract int getOffset(int era, int year, int month, int day, int dayOfWeek, int milliseconds);

    public int getOffset(long date) {
        return inDaylightTime(new Date(date)) ? getRawOffset() + getDSTSavings() : getRawOffset();
    }

    // The offset, and its two parts.
    protected int getOffsets(long date, /*@ nullable @*/ int[] offsets) {
        int raw = getRawOffset();
        int savings = inDaylightTime(new Date(date)) ? getDSTSavings() : 0;
        if (offsets != null) {
            offsets[0] = raw;
            offsets[1] = savings;
        }
        return raw + savings;
    }

    public abstract void setRawOffset(int offset);

    public abstract int getRawOffset();

    public /*@ pure nullable @*/ String getID() {
        return name;
    }

    public void setID(String id) {
        if (id == null)
            throw new NullPointerException();
        name = id;
        prefix = null;
    }

    public final String getDisplayName() {
        return getDisplayName(false, LONG, Locale.getDefault());
    }

    public final String getDisplayName(Locale locale) {
        return getDisplayName(false, LONG, locale);
    }

    public final String getDisplayName(boolean inDaylight, int style) {
        return getDisplayName(inDaylight, style, Locale.getDefault());
    }

    public String getDisplayName(boolean inDaylight, int style, Locale locale) {
        if (style != SHORT && style != LONG)
            throw new IllegalArgumentException("Illegal style: " + style);
        Objects.requireNonNull(locale);
        return Texts.untold();
    }

    public int getDSTSavings() {
        return useDaylightTime() ? 3600000 : 0;
    }

    public abstract boolean useDaylightTime();

    public boolean observesDaylightTime() {
        return useDaylightTime() || inDaylightTime(new Date());
    }

    public abstract boolean inDaylightTime(Date date);

    // "GMT+5", "GMT-05:30": hours, or hours and minutes of two digits, with a colon or without.
    public static TimeZone getTimeZone(String id) {
        int length = id.length();
        if (id.equals("GMT") || id.equals("UTC"))
            return fixed(id, 0);
        if (length < 5 || !id.startsWith("GMT"))
            notModelled(); // the name of a region, or none
        boolean isNegative = id.charAt(3) == '-';
        if (!isNegative && id.charAt(3) != '+')
            notModelled();
        int colon = id.indexOf(':');
        boolean isPlain = length <= 6; // hours only
        int end = isPlain ? length : colon >= 0 ? colon : length - 2;
        if (colon == 4)
            notModelled(); // JDKs differ
        if (length > 9 || colon >= 0 && (6 < colon || length - colon != 3) || colon < 0 && length == 9)
            return fixed("GMT", 0);
        int hours = number(id, 4, end);
        int minutes = isPlain ? 0 : number(id, length - 2, length);
        if (hours < 0 || hours > 23 || minutes < 0 || minutes > 59)
            return fixed("GMT", 0);
        if (hours == 0 && minutes == 0)
            notModelled(); // some of these are names
        return fixed("GMT", isNegative ? -60 * hours - minutes : 60 * hours + minutes);
    }

    private static TimeZone fixed(String prefix, int minutes) {
        int distance = minutes < 0 ? -minutes : minutes;
        String name = minutes == 0 ? prefix : prefix + (minutes < 0 ? "-" : "+") + twoDigits(distance / 60) + ":" + twoDigits(distance % 60);
        TimeZone zone = new ZoneInfo(name, minutes * MINUTE);
        zone.prefix = prefix;
        zone.minutes = minutes;
        zone.isFixed = true;
        return zone;
    }

    boolean isFixed() {
        return isFixed;
    }

    // -1: these are no digits.
    private static int number(String text, int begin, int end) {
        int number = 0;
        for (int i = begin; i < end; i++) {
            char c = text.charAt(i);
            if (c < '0' || '9' < c)
                return -1;
            number = 10 * number + c - '0';
        }
        return number;
    }

    private static String twoDigits(int number) {
        return number < 10 ? "0" + number : "" + number;
    }

    public static native TimeZone getTimeZone(ZoneId zone);

    // By the name.
    public ZoneId toZoneId() {
        if (prefix == null)
            notModelled();
        return ZoneId.ofOffset(prefix, ZoneOffset.ofTotalSeconds(60 * minutes));
    }

    public static native String[] getAvailableIDs(int offset);

    public static native String[] getAvailableIDs();

    public static TimeZone getDefault() {
        if (Outside.zoneIsAnother())
            Outside.cut("executions in which the default time zone is another than GMT plus or minus some minutes");
        int minutes = Outside.zoneMinutes();
        Outside.assume(-18 * 60 <= minutes && minutes <= 18 * 60);
        return fixed("GMT", minutes);
    }

    protected static TimeZone getDefaultRef() {
        return getDefault();
    }

    public static native void setDefault(/*@ nullable @*/ TimeZone zone);

    public boolean hasSameRules(/*@ nullable @*/ TimeZone other) {
        return other != null && getRawOffset() == other.getRawOffset() && useDaylightTime() == other.useDaylightTime();
    }

    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    private static native void notModelled();
}
