// Calendar: as its documentation says, whatever a subclass computes; those that Java makes by itself are GregorianCalendars. Names of
// fields in other languages, and calendars of other locales than that of the United States, are not modelled.
package java.util;

import java.io.Serializable;
import java.time.Instant;
import jury.Outside;
import jury.Texts;

public abstract class Calendar implements Serializable, Cloneable, Comparable<Calendar> {
    public static final int ERA = 0;
    public static final int YEAR = 1;
    public static final int MONTH = 2;
    public static final int WEEK_OF_YEAR = 3;
    public static final int WEEK_OF_MONTH = 4;
    public static final int DATE = 5;
    public static final int DAY_OF_MONTH = 5;
    public static final int DAY_OF_YEAR = 6;
    public static final int DAY_OF_WEEK = 7;
    public static final int DAY_OF_WEEK_IN_MONTH = 8;
    public static final int AM_PM = 9;
    public static final int HOUR = 10;
    public static final int HOUR_OF_DAY = 11;
    public static final int MINUTE = 12;
    public static final int SECOND = 13;
    public static final int MILLISECOND = 14;
    public static final int ZONE_OFFSET = 15;
    public static final int DST_OFFSET = 16;
    public static final int FIELD_COUNT = 17;
    public static final int SUNDAY = 1;
    public static final int MONDAY = 2;
    public static final int TUESDAY = 3;
    public static final int WEDNESDAY = 4;
    public static final int THURSDAY = 5;
    public static final int FRIDAY = 6;
    public static final int SATURDAY = 7;
    public static final int JANUARY = 0;
    public static final int FEBRUARY = 1;
    public static final int MARCH = 2;
    public static final int APRIL = 3;
    public static final int MAY = 4;
    public static final int JUNE = 5;
    public static final int JULY = 6;
    public static final int AUGUST = 7;
    public static final int SEPTEMBER = 8;
    public static final int OCTOBER = 9;
    public static final int NOVEMBER = 10;
    public static final int DECEMBER = 11;
    public static final int UNDECIMBER = 12;
    public static final int AM = 0;
    public static final int PM = 1;
    public static final int ALL_STYLES = 0;
    public static final int SHORT = 1;
    public static final int LONG = 2;
    public static final int NARROW_FORMAT = 4;
    public static final int NARROW_STANDALONE = 32772;
    public static final int SHORT_FORMAT = 1;
    public static final int LONG_FORMAT = 2;
    public static final int SHORT_STANDALONE = 32769;
    public static final int LONG_STANDALONE = 32770;


    // What `state` holds, for subclasses.
    protected int[] fields;
    protected boolean[] isSet;
    protected long time;
    protected boolean isTimeSet;
    protected boolean areFieldsSet;
    transient boolean areAllFieldsSet;
    private CalendarFields state = new CalendarFields();
    private boolean lenient = true;
    private TimeZone zone;
    private int firstDayOfWeek = SUNDAY;
    private int minimalDaysInFirstWeek = 1;
    private int nextStamp = CalendarFields.FIRST_SET;
    private transient boolean isAwaited; // the fields follow from the time and the zone, and nobody has asked for them
    private transient boolean isMixed; // which fields decide on the time is not known: some count as set that are not in Java

    // In a pre-state no fields are computed: where the time is set, they follow from it.
    //@ private invariant !areFieldsSet && CalendarFields.FIRST_SET <= nextStamp;

    protected Calendar() {
        this(TimeZone.getDefault(), Locale.getDefault());
    }

    protected Calendar(TimeZone zone, Locale locale) {
        this.zone = zone;
        this.fields = state.values();
        this.isSet = state.isSet();
        if (!locale.equals(Locale.US))
            Outside.cut("executions with weeks of another locale than that of the United States");
    }

    public static Calendar getInstance() {
        return new GregorianCalendar();
    }

    public static Calendar getInstance(TimeZone zone) {
        return new GregorianCalendar(zone);
    }

    public static Calendar getInstance(Locale locale) {
        return getInstance(TimeZone.getDefault(), locale);
    }

    public static Calendar getInstance(TimeZone zone, Locale locale) {
        return new GregorianCalendar(zone, locale);
    }

    public static synchronized native Locale[] getAvailableLocales();

    protected abstract void computeTime();

    protected abstract void computeFields();

    public final Date getTime() {
        return new Date(getTimeInMillis());
    }

    public final void setTime(Date date) {
        setTimeInMillis(date.getTime());
    }

    public long getTimeInMillis() {
        if (!isTimeSet)
            updateTime();
        return time;
    }

    private void updateTime() {
        computeTime();
        isTimeSet = true;
    }

    public void setTimeInMillis(long millis) {
        boolean isOwn = getClass() == GregorianCalendar.class;
        if (!isOwn && time == millis && isTimeSet && areFieldsSet && areAllFieldsSet && zone.isFixed())
            return;
        time = millis;
        isTimeSet = true;
        areFieldsSet = false;
        isMixed = false;
        isAwaited = isOwn;
        if (!isOwn)
            computeFields();
        areAllFieldsSet = areFieldsSet = true;
    }

    // Before anything that could tell, or that changes what the fields follow from.
    void settle() {
        if (isAwaited) {
            isAwaited = false;
            computeFields();
        }
    }

    public int get(int field) {
        complete();
        return internalGet(field);
    }

    protected final int internalGet(int field) {
        settle();
        return state.value(field);
    }

    CalendarFields state() {
        return state;
    }

    boolean isMixed() {
        return isMixed;
    }

    public void set(int field, int value) {
        settle();
        if (areFieldsSet && !areAllFieldsSet)
            computeFields();
        state.put(field, value, nextStamp);
        nextStamp++;
        isTimeSet = false;
        areFieldsSet = false;
    }

    public final void set(int year, int month, int date) {
        set(YEAR, year);
        set(MONTH, month);
        set(DATE, date);
    }

    public final void set(int year, int month, int date, int hourOfDay, int minute) {
        set(year, month, date);
        set(HOUR_OF_DAY, hourOfDay);
        set(MINUTE, minute);
    }

    public final void set(int year, int month, int date, int hourOfDay, int minute, int second) {
        set(year, month, date, hourOfDay, minute);
        set(SECOND, second);
    }

    public final void clear() {
        isAwaited = false;
        isMixed = false;
        for (int i = 0; i < FIELD_COUNT; i++)
            state.put(i, 0, CalendarFields.UNSET);
        areAllFieldsSet = areFieldsSet = false;
        isTimeSet = false;
    }

    public final void clear(int field) {
        settle();
        isMixed = isMixed || isPartlyComputed();
        state.put(field, 0, CalendarFields.UNSET);
        areAllFieldsSet = areFieldsSet = false;
        isTimeSet = false;
    }

    public final boolean isSet(int field) {
        settle();
        if ((isMixed || isPartlyComputed()) && state.stamp(field) == CalendarFields.UNSET)
            return Texts.doubtful("which fields of a calendar are computed with its time") == 0;
        return state.stamp(field) != CalendarFields.UNSET;
    }

    // The time was asked for, and with it some of the fields, which others are not told.
    private boolean isPartlyComputed() {
        return isTimeSet && areFieldsSet && !areAllFieldsSet;
    }

    public /*@ nullable @*/ String getDisplayName(int field, int style, Locale locale) {
        int base = style & ~(SHORT_STANDALONE - SHORT);
        if (field < 0 || field >= FIELD_COUNT || base < SHORT || base > NARROW_FORMAT || base == SHORT + LONG)
            throw new IllegalArgumentException();
        if (locale == null)
            throw new NullPointerException();
        if (Texts.doubtful("what a field of a calendar is called") == 0)
            return null;
        complete();
        return Texts.untold();
    }

    public native /*@ nullable @*/ Map<String, Integer> getDisplayNames(int field, int style, Locale locale);

    protected void complete() {
        if (!isTimeSet)
            updateTime();
        if (!areFieldsSet || !areAllFieldsSet) {
            isAwaited = false;
            computeFields();
            areAllFieldsSet = areFieldsSet = true;
        }
    }

    public static native Set<String> getAvailableCalendarTypes();

    public String getCalendarType() {
        return getClass().getName();
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        if (this == other)
            return true;
        if (!(other instanceof Calendar))
            return false;
        Calendar that = (Calendar) other;
        return millisOf(this) == millisOf(that) && lenient == that.lenient && firstDayOfWeek == that.firstDayOfWeek
            && minimalDaysInFirstWeek == that.minimalDaysInFirstWeek && zone.equals(that.zone);
    }

    public /*@ pure @*/ int hashCode() {
        int others = (lenient ? 1 : 0) | (firstDayOfWeek << 1) | (minimalDaysInFirstWeek << 4) | (zone.hashCode() << 7);
        long millis = millisOf(this);
        return (int) millis ^ (int) (millis >> 32) ^ others;
    }

    private static long millisOf(Calendar calendar) {
        if (calendar.isTimeSet)
            return calendar.time;
        Calendar copy = (Calendar) calendar.clone();
        copy.setLenient(true);
        return copy.getTimeInMillis();
    }

    public /*@ pure @*/ boolean before(/*@ nullable @*/ Object when) {
        return when instanceof Calendar && compareTo((Calendar) when) < 0;
    }

    public /*@ pure @*/ boolean after(/*@ nullable @*/ Object when) {
        return when instanceof Calendar && compareTo((Calendar) when) > 0;
    }

    public /*@ pure @*/ int compareTo(Calendar other) {
        long there = millisOf(other);
        long here = millisOf(this);
        return here > there ? 1 : here == there ? 0 : -1;
    }

    public abstract void add(int field, int amount);

    public abstract void roll(int field, boolean up);

    public void roll(int field, int amount) {
        for (; amount > 0; amount--)
            roll(field, true);
        for (; amount < 0; amount++)
            roll(field, false);
    }

    public void setTimeZone(TimeZone value) {
        settle();
        isMixed = isMixed || isPartlyComputed();
        zone = value;
        areAllFieldsSet = areFieldsSet = false;
    }

    public /*@ pure @*/ TimeZone getTimeZone() {
        return zone;
    }

    public void setLenient(boolean lenient) {
        this.lenient = lenient;
    }

    public /*@ pure @*/ boolean isLenient() {
        return lenient;
    }

    public void setFirstDayOfWeek(int value) {
        if (firstDayOfWeek == value)
            return;
        settle();
        firstDayOfWeek = value;
        weeksChanged();
    }

    public /*@ pure @*/ int getFirstDayOfWeek() {
        return firstDayOfWeek;
    }

    public void setMinimalDaysInFirstWeek(int value) {
        if (minimalDaysInFirstWeek == value)
            return;
        settle();
        minimalDaysInFirstWeek = value;
        weeksChanged();
    }

    public /*@ pure @*/ int getMinimalDaysInFirstWeek() {
        return minimalDaysInFirstWeek;
    }

    private void weeksChanged() {
        if (isTimeSet && areFieldsSet && areAllFieldsSet) {
            computeFields();
            return;
        }
        isMixed = true;
        Calendar copy = (Calendar) clone(); // whose week may be asked for
        copy.setLenient(true);
        if (state.stamp(WEEK_OF_MONTH) == CalendarFields.COMPUTED || state.stamp(WEEK_OF_YEAR) == CalendarFields.COMPUTED)
            copy.complete();
    }

    public boolean isWeekDateSupported() {
        return false;
    }

    public int getWeekYear() {
        throw new UnsupportedOperationException();
    }

    public void setWeekDate(int weekYear, int weekOfYear, int dayOfWeek) {
        throw new UnsupportedOperationException();
    }

    public int getWeeksInWeekYear() {
        throw new UnsupportedOperationException();
    }

    public abstract int getMinimum(int field);

    public abstract int getMaximum(int field);

    public abstract int getGreatestMinimum(int field);

    public abstract int getLeastMaximum(int field);

    public native int getActualMinimum(int field);

    public native int getActualMaximum(int field);

    public Object clone() {
        try {
            Calendar copy = (Calendar) super.clone();
            copy.state = state.copy();
            copy.fields = copy.state.values();
            copy.isSet = copy.state.isSet();
            copy.zone = (TimeZone) zone.clone();
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    public /*@ pure @*/ String toString() {
        return Texts.untold();
    }

    public final Instant toInstant() {
        return Instant.ofEpochMilli(getTimeInMillis());
    }
}
