// CalendarFields: what a Calendar holds of each of its fields, and the arithmetic of dates.
package java.util;

class CalendarFields {
    static final int UNSET = 0;
    static final int COMPUTED = 1;
    static final int FIRST_SET = 2; // by somebody outside: this stamp, or a later one
    static final long DAY = 86400000L;
    static final long HOUR = 3600000L;

    private final int[] values = new int[Calendar.FIELD_COUNT];
    private final boolean[] isSet = new boolean[Calendar.FIELD_COUNT];
    private final int[] stamps = new int[Calendar.FIELD_COUNT];

    CalendarFields() {
    }

    CalendarFields copy() {
        CalendarFields copy = new CalendarFields();
        for (int i = 0; i < Calendar.FIELD_COUNT; i++) {
            copy.values[i] = values[i];
            copy.isSet[i] = isSet[i];
            copy.stamps[i] = stamps[i];
        }
        return copy;
    }

    // For subclasses of Calendar, which use them as they like.
    int[] values() {
        return values;
    }

    boolean[] isSet() {
        return isSet;
    }

    int value(int field) {
        return values[field];
    }

    int stamp(int field) {
        return stamps[field];
    }

    void put(int field, int value, int stamp) {
        values[field] = value;
        isSet[field] = stamp != UNSET;
        stamps[field] = stamp;
    }

    void putComputed(int field, int value) {
        put(field, value, COMPUTED);
    }

    // As old as the newer of two, if both are there.
    int stampOf(int first, int second) {
        int a = stamps[first];
        int b = stamps[second];
        return a == UNSET || b == UNSET ? UNSET : a > b ? a : b;
    }

    int or(int field, int otherwise) {
        return stamps[field] == UNSET ? otherwise : values[field];
    }

    // ---- Dates of the Gregorian calendar as days since 1 January 1970

    static boolean isLeap(long year) {
        return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    }

    static int lengthOf(long year, int month) {
        return month == 1 ? isLeap(year) ? 29 : 28 : month == 3 || month == 5 || month == 8 || month == 10 ? 30 : 31;
    }

    static int lengthOf(long year) {
        return isLeap(year) ? 366 : 365;
    }

    static long firstDayOf(long year) {
        long before = year - 1;
        return 365 * before + Math.floorDiv(before, 4L) - Math.floorDiv(before, 100L) + Math.floorDiv(before, 400L) - 719162;
    }

    // The month may lie outside of the year.
    static long dayOf(long year, int month, int dayOfMonth) {
        long of = year + Math.floorDiv(month, 12);
        int last = Math.floorMod(month, 12);
        long day = firstDayOf(of);
        for (int i = 0; i < last; i++) {
            day += lengthOf(of, i);
        }
        return day + dayOfMonth - 1;
    }

    static long yearOf(long day) {
        long year = 1970 + Math.floorDiv(day * 400, 146097L);
        while (firstDayOf(year) > day) {
            year--;
        }
        while (firstDayOf(year + 1) <= day) {
            year++;
        }
        return year;
    }

    // 1 is a Sunday.
    static int dayOfWeek(long day) {
        return (int) Math.floorMod(day + 4, 7L) + 1;
    }

    static long onOrBefore(long day, int dayOfWeek) {
        return day - Math.floorMod(dayOfWeek(day) - dayOfWeek, 7);
    }

    // Which week of a year or month that begins with a day.
    static int weekOf(long day, long first, int firstDayOfWeek, int minimalDays) {
        long week = onOrBefore(first + 6, firstDayOfWeek);
        if (week - first >= minimalDays) {
            week -= 7;
        }
        return (int) Math.floorDiv(day - week, 7L) + 1;
    }

    static int weekOfYear(long day, long year, int firstDayOfWeek, int minimalDays) {
        int week = weekOf(day, firstDayOf(year), firstDayOfWeek, minimalDays);
        if (week == 0) {
            return weekOf(day, firstDayOf(year - 1), firstDayOfWeek, minimalDays);
        }
        return week >= 52 && weekOf(day, firstDayOf(year + 1), firstDayOfWeek, minimalDays) >= 1 ? 1 : week;
    }
}
