// GregorianCalendar: exact where time, zone and fields are known and the date is not before 1600; otherwise fields hold any value of
// their range, and times that follow from fields are any, with a doubt. The change from the Julian calendar is where Java has it.
package java.util;

import java.time.Instant;
import java.time.ZonedDateTime;
import jury.Texts;

public class GregorianCalendar extends Calendar {
    public static final int BC = 0;
    public static final int AD = 1;
    private static final long SINCE = -11676096000000L; // 1 January 1600
    private static final long UNTIL = 32503680000000000L; // more than a million years
    private static final int FURTHEST = 1000000; // of fields that are added up

    public GregorianCalendar() {
        this(TimeZone.getDefault(), Locale.getDefault());
    }

    public GregorianCalendar(TimeZone zone) {
        this(zone, Locale.getDefault());
    }

    public GregorianCalendar(Locale locale) {
        this(TimeZone.getDefault(), locale);
    }

    public GregorianCalendar(TimeZone zone, Locale locale) {
        super(zone, locale);
        Objects.requireNonNull(zone);
        setTimeInMillis(System.currentTimeMillis());
    }

    public GregorianCalendar(int year, int month, int dayOfMonth) {
        this(year, month, dayOfMonth, 0, 0, 0);
    }

    public GregorianCalendar(int year, int month, int dayOfMonth, int hourOfDay, int minute) {
        this(year, month, dayOfMonth, hourOfDay, minute, 0);
    }

    public GregorianCalendar(int year, int month, int dayOfMonth, int hourOfDay, int minute, int second) {
        super();
        super.set(YEAR, year);
        super.set(MONTH, month);
        super.set(DAY_OF_MONTH, dayOfMonth);
        boolean isLate = hourOfDay >= 12 && hourOfDay <= 23;
        super.set(AM_PM, isLate ? PM : AM);
        super.set(HOUR, isLate ? hourOfDay - 12 : hourOfDay);
        super.set(HOUR_OF_DAY, hourOfDay);
        super.set(MINUTE, minute);
        super.set(SECOND, second);
    }

    public native void setGregorianChange(Date date);

    public final native Date getGregorianChange();

    public /*@ pure @*/ boolean isLeapYear(int year) {
        if (year > 1582)
            return CalendarFields.isLeap(year);
        return year <= -1581 || year % 4 == 0 ? Texts.doubtful("leap years before 1583") == 0 : false;
    }

    public String getCalendarType() {
        return "gregory";
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof GregorianCalendar && super.equals(other);
    }

    public /*@ pure @*/ int hashCode() {
        return super.hashCode() ^ 577736;
    }

    // ---- Fields from the time

    protected void computeFields() {
        CalendarFields state = state();
        TimeZone zone = getTimeZone();
        long offset = zone.isFixed() ? zone.getRawOffset() : zone.getOffset(time);
        int raw = zone.getRawOffset();
        if (HashOrder.isKnown(time) && HashOrder.isKnown(offset) && isKnownWeek() && !isMixed() && SINCE <= time && time <= UNTIL)
            computeDate(state, time + offset);
        else
            computeAny(state);
        state.putComputed(ZONE_OFFSET, raw);
        state.putComputed(DST_OFFSET, (int) offset - raw);
    }

    private boolean isKnownWeek() {
        int first = getFirstDayOfWeek();
        int minimal = getMinimalDaysInFirstWeek();
        return HashOrder.isKnown(first) && HashOrder.isKnown(minimal) && 1 <= first && first <= 7 && 1 <= minimal && minimal <= 7;
    }

    private void computeDate(CalendarFields state, long wall) {
        long day = Math.floorDiv(wall, CalendarFields.DAY);
        int millis = (int) Math.floorMod(wall, CalendarFields.DAY);
        long year = CalendarFields.yearOf(day);
        int dayOfYear = (int) (day - CalendarFields.firstDayOf(year));
        int month = 0;
        int dayOfMonth = dayOfYear;
        while (dayOfMonth >= CalendarFields.lengthOf(year, month)) {
            dayOfMonth -= CalendarFields.lengthOf(year, month);
            month++;
        }
        state.putComputed(ERA, AD);
        state.putComputed(YEAR, (int) year);
        state.putComputed(MONTH, month);
        state.putComputed(DAY_OF_MONTH, dayOfMonth + 1);
        state.putComputed(DAY_OF_YEAR, dayOfYear + 1);
        state.putComputed(DAY_OF_WEEK, CalendarFields.dayOfWeek(day));
        state.putComputed(DAY_OF_WEEK_IN_MONTH, dayOfMonth / 7 + 1);
        state.putComputed(WEEK_OF_YEAR, CalendarFields.weekOfYear(day, year, getFirstDayOfWeek(), getMinimalDaysInFirstWeek()));
        state.putComputed(WEEK_OF_MONTH, CalendarFields.weekOf(day, day - dayOfMonth, getFirstDayOfWeek(), getMinimalDaysInFirstWeek()));
        putHour(state, millis / 3600000);
        state.putComputed(MINUTE, millis / 60000 % 60);
        state.putComputed(SECOND, millis / 1000 % 60);
        state.putComputed(MILLISECOND, millis % 1000);
    }

    private static void putHour(CalendarFields state, int hour) {
        state.putComputed(HOUR_OF_DAY, hour);
        state.putComputed(AM_PM, hour < 12 ? AM : PM);
        state.putComputed(HOUR, hour < 12 ? hour : hour - 12);
    }

    private static void computeAny(CalendarFields state) {
        state.putComputed(ERA, any(1, 0, 1));
        state.putComputed(YEAR, any(0x1fffffff, 1, 292278994));
        state.putComputed(MONTH, any(15, 0, 11));
        state.putComputed(DAY_OF_MONTH, any(31, 1, 31));
        state.putComputed(DAY_OF_YEAR, any(511, 1, 366));
        state.putComputed(DAY_OF_WEEK, any(7, 1, 7));
        state.putComputed(DAY_OF_WEEK_IN_MONTH, any(7, 1, 6));
        state.putComputed(WEEK_OF_YEAR, any(63, 1, 53));
        state.putComputed(WEEK_OF_MONTH, any(7, 0, 6));
        putHour(state, any(31, 0, 23));
        state.putComputed(MINUTE, any(63, 0, 59));
        state.putComputed(SECOND, any(63, 0, 59));
        state.putComputed(MILLISECOND, any(1023, 0, 999));
    }

    // Any number of a range that is more than half as large as the mask: without a condition that executions would carry on.
    private static int any(int mask, int least, int most) {
        int value = least + (Texts.doubtful("the fields of a calendar whose time is not known") & mask);
        return value <= most ? value : value - (most - least + 1);
    }

    // ---- The time from fields

    protected void computeTime() {
        settle();
        CalendarFields state = state();
        if (!isLenient())
            checkFields(state);
        int era = state.or(ERA, AD);
        if (era != AD && era != BC)
            throw new IllegalArgumentException(Texts.untold());
        time = isKnownDate(state) ? timeOf(state) : anyTime();
        if (!isLenient() && Texts.doubtful("whether the fields of a calendar that is not lenient fit each other") != 0)
            throw new IllegalArgumentException();
        areFieldsSet = true;
        areAllFieldsSet = false;
    }

    private void checkFields(CalendarFields state) {
        for (int i = 0; i < FIELD_COUNT; i++) {
            if (state.stamp(i) >= CalendarFields.FIRST_SET && (state.value(i) < getMinimum(i) || state.value(i) > getMaximum(i)))
                throw new IllegalArgumentException(Texts.untold());
        }
    }

    private static long anyTime() {
        long high = Texts.doubtful("the time of a calendar whose fields are not known");
        return high << 32 | Texts.doubtful("the time of a calendar whose fields are not known") & 0xffffffffL;
    }

    // All is known, it is told by month and day, or by the day of the year, and is near.
    private boolean isKnownDate(CalendarFields state) {
        boolean isKnown = !isMixed() && getTimeZone().isFixed() && HashOrder.isKnown(getTimeZone().getRawOffset());
        for (int i = 0; i < FIELD_COUNT && isKnown; i++)
            isKnown = HashOrder.isKnown(state.stamp(i)) && HashOrder.isKnown(state.value(i)) && -FURTHEST <= state.value(i) && state.value(i) <= FURTHEST
                || i == ZONE_OFFSET || i == DST_OFFSET;
        return isKnown && state.stamp(ZONE_OFFSET) < CalendarFields.FIRST_SET && state.stamp(DST_OFFSET) < CalendarFields.FIRST_SET
            && state.or(ERA, AD) == AD && 1600 <= state.or(YEAR, 1970) && isByDay(state)
            && SINCE <= timeOf(state);
    }

    // Of what was set last, and if that is several, in this order: the day of the month, weeks of the month, the day of the year, weeks of the year.
    private static boolean isByMonth(CalendarFields state) {
        int day = state.stamp(DAY_OF_MONTH);
        return day != CalendarFields.UNSET && day >= weekOfMonth(state) && day >= state.stamp(DAY_OF_YEAR) && day >= state.stampOf(WEEK_OF_YEAR, DAY_OF_WEEK);
    }

    private static boolean isByDay(CalendarFields state) {
        int day = state.stamp(DAY_OF_YEAR);
        return isByMonth(state) || day > weekOfMonth(state) && day > state.stamp(DAY_OF_MONTH) && day >= state.stampOf(WEEK_OF_YEAR, DAY_OF_WEEK);
    }

    private static int weekOfMonth(CalendarFields state) {
        int first = state.stampOf(WEEK_OF_MONTH, DAY_OF_WEEK);
        int second = state.stampOf(DAY_OF_WEEK_IN_MONTH, DAY_OF_WEEK);
        return first > second ? first : second;
    }

    private long timeOf(CalendarFields state) {
        int year = state.or(YEAR, 1970);
        long day = isByMonth(state) ? CalendarFields.dayOf(year, state.or(MONTH, JANUARY), state.or(DAY_OF_MONTH, 1))
            : CalendarFields.firstDayOf(year) + state.value(DAY_OF_YEAR) - 1;
        long seconds = 60L * state.or(MINUTE, 0) + state.or(SECOND, 0);
        return day * CalendarFields.DAY + hourOf(state) * CalendarFields.HOUR + 1000 * seconds + state.or(MILLISECOND, 0) - getTimeZone().getRawOffset();
    }

    private static int hourOf(CalendarFields state) {
        int whole = state.stamp(HOUR_OF_DAY);
        int half = state.stampOf(HOUR, AM_PM);
        if (whole == CalendarFields.UNSET && half == CalendarFields.UNSET)
            half = state.stamp(HOUR) > state.stamp(AM_PM) ? state.stamp(HOUR) : state.stamp(AM_PM);
        return whole >= half ? state.or(HOUR_OF_DAY, 0) : state.or(HOUR, 0) + 12 * state.or(AM_PM, AM);
    }

    // ---- Times before and after

    public void add(int field, int amount) {
        if (amount == 0)
            return;
        if (field < 0 || field >= ZONE_OFFSET)
            throw new IllegalArgumentException();
        complete();
        long unit = unitOf(field);
        if (unit != 0 && (field >= HOUR || getTimeZone().isFixed()))
            setTimeInMillis(time + unit * amount);
        else if (unit != 0 || field == ERA || !isKnownNow() || !addMonths(field == YEAR ? 12L * amount : amount))
            setTimeInMillis(anyTime());
    }

    private static long unitOf(int field) {
        if (field >= HOUR)
            return field == HOUR || field == HOUR_OF_DAY ? CalendarFields.HOUR : field == MINUTE ? 60000 : field == SECOND ? 1000 : 1;
        if (field == AM_PM)
            return 12 * CalendarFields.HOUR;
        if (field == WEEK_OF_YEAR || field == WEEK_OF_MONTH || field == DAY_OF_WEEK_IN_MONTH)
            return 7 * CalendarFields.DAY;
        return field == DAY_OF_MONTH || field == DAY_OF_YEAR || field == DAY_OF_WEEK ? CalendarFields.DAY : 0;
    }

    private boolean isKnownNow() {
        return HashOrder.isKnown(time) && SINCE <= time && time <= UNTIL && getTimeZone().isFixed() && HashOrder.isKnown(getTimeZone().getRawOffset());
    }

    // The same day of another month, or its last one. False: which one is not known.
    private boolean addMonths(long months) {
        if (!HashOrder.isKnown(months))
            return false;
        long month = 12L * internalGet(YEAR) + internalGet(MONTH) + months;
        int year = (int) Math.floorDiv(month, 12L);
        if (year < 1600 || year > FURTHEST)
            return false;
        int last = CalendarFields.lengthOf(year, (int) Math.floorMod(month, 12L));
        int dayOfMonth = internalGet(DAY_OF_MONTH);
        super.set(YEAR, year);
        super.set(MONTH, (int) Math.floorMod(month, 12L));
        if (dayOfMonth > last)
            super.set(DAY_OF_MONTH, last);
        return true;
    }

    public void roll(int field, boolean up) {
        roll(field, up ? 1 : -1);
    }

    public void roll(int field, int amount) {
        if (amount == 0)
            return;
        if (field < 0 || field >= ZONE_OFFSET)
            throw new IllegalArgumentException();
        complete();
        setTimeInMillis(anyTime());
    }

    // ---- Ranges

    public int getMinimum(int field) {
        switch (field) {
        case YEAR: case WEEK_OF_YEAR: case DAY_OF_MONTH: case DAY_OF_YEAR: case DAY_OF_WEEK: case DAY_OF_WEEK_IN_MONTH:
            return 1;
        case ZONE_OFFSET:
            return -13 * 3600000;
        default:
            return inRange(field);
        }
    }

    private static int inRange(int field) {
        if (field < 0 || field >= FIELD_COUNT)
            throw new ArrayIndexOutOfBoundsException();
        return 0;
    }

    public int getMaximum(int field) {
        switch (field) {
        case ERA: case AM_PM:
            return 1;
        case YEAR:
            return 292278994;
        case MONTH: case HOUR:
            return 11;
        case WEEK_OF_YEAR:
            return 53;
        case WEEK_OF_MONTH: case DAY_OF_WEEK_IN_MONTH:
            return 6;
        case DAY_OF_MONTH:
            return 31;
        case DAY_OF_YEAR:
            return 366;
        case DAY_OF_WEEK:
            return 7;
        case HOUR_OF_DAY:
            return 23;
        case MINUTE: case SECOND:
            return 59;
        case MILLISECOND:
            return 999;
        case ZONE_OFFSET:
            return 14 * 3600000;
        case DST_OFFSET:
            return 2 * 3600000;
        default:
            return inRange(field);
        }
    }

    public int getGreatestMinimum(int field) {
        return getMinimum(field);
    }

    public int getLeastMaximum(int field) {
        switch (field) {
        case YEAR:
            return 292269054;
        case WEEK_OF_YEAR: case WEEK_OF_MONTH: case DAY_OF_WEEK_IN_MONTH:
            return maximumBetween(1, getMaximum(field));
        case DAY_OF_MONTH:
            return 28;
        case DAY_OF_YEAR:
            return 355;
        case DST_OFFSET:
            return 20 * 60000;
        default:
            return getMaximum(field);
        }
    }

    // A copy, where not all fields follow from the time.
    private GregorianCalendar normalized() {
        if (areFieldsSet && areAllFieldsSet)
            return this;
        GregorianCalendar copy = (GregorianCalendar) clone();
        copy.setLenient(true);
        copy.complete();
        return copy;
    }

    public int getActualMinimum(int field) {
        if (field == DAY_OF_MONTH)
            normalized();
        return getMinimum(field);
    }

    public int getActualMaximum(int field) {
        if (field < 0 || field >= FIELD_COUNT)
            normalized();
        int most = getMaximum(field);
        switch (field) {
        case YEAR: case MONTH: case DAY_OF_MONTH: case DAY_OF_YEAR: case WEEK_OF_YEAR: case WEEK_OF_MONTH: case DAY_OF_WEEK_IN_MONTH:
            break;
        default:
            return most;
        }
        GregorianCalendar now = normalized();
        if (field == MONTH)
            return DECEMBER;
        if (field == DAY_OF_MONTH && now.isKnownNow())
            return CalendarFields.lengthOf(now.internalGet(YEAR), now.internalGet(MONTH));
        if (field == DAY_OF_YEAR && now.isKnownNow())
            return CalendarFields.lengthOf(now.internalGet(YEAR));
        boolean isWeek = field == WEEK_OF_YEAR || field == WEEK_OF_MONTH || field == DAY_OF_WEEK_IN_MONTH;
        return maximumBetween(isWeek ? 1 : getLeastMaximum(field), most);
    }

    private static int maximumBetween(int least, int most) {
        int value = Texts.doubtful("the greatest value of a field of a calendar");
        return value < least || value > most ? most : value;
    }

    public /*@ pure @*/ TimeZone getTimeZone() {
        return super.getTimeZone();
    }

    public void setTimeZone(TimeZone zone) {
        super.setTimeZone(zone);
    }

    public final boolean isWeekDateSupported() {
        return true;
    }

    public int getWeekYear() {
        int year = get(YEAR);
        int distance = Texts.doubtful("the year that a week belongs to");
        return distance == 0 ? year : distance > 0 ? year + 1 : year - 1;
    }

    public native void setWeekDate(int weekYear, int weekOfYear, int dayOfWeek);

    public int getWeeksInWeekYear() {
        complete();
        return Texts.doubtful("how many weeks a year has") == 0 ? 52 : 53;
    }

    public ZonedDateTime toZonedDateTime() {
        return ZonedDateTime.ofInstant(Instant.ofEpochMilli(getTimeInMillis()), getTimeZone().toZoneId());
    }

    public static native GregorianCalendar from(ZonedDateTime when);
}
