// Calendars and dates: exact where the time, the zone and the fields are known; otherwise fields are any of their range.
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.TimeZone;

class Calendars {
    static GregorianCalendar at(long millis) {
        GregorianCalendar calendar = new GregorianCalendar(TimeZone.getTimeZone("GMT+05:30"));
        calendar.setTimeInMillis(millis);
        return calendar;
    }

    //@ ensures \result;
    static boolean leapDay() {
        GregorianCalendar calendar = at(1709164800123L);
        return calendar.get(Calendar.YEAR) == 2024 && calendar.get(Calendar.MONTH) == Calendar.FEBRUARY && calendar.get(Calendar.DATE) == 29
            && calendar.get(Calendar.HOUR_OF_DAY) == 5 && calendar.get(Calendar.MINUTE) == 30 && calendar.get(Calendar.MILLISECOND) == 123
            && calendar.get(Calendar.DAY_OF_WEEK) == Calendar.THURSDAY && calendar.get(Calendar.WEEK_OF_YEAR) == 9
            && calendar.get(Calendar.DAY_OF_YEAR) == 60 && calendar.getActualMaximum(Calendar.DATE) == 29;
    }

    //@ ensures \result == Calendar.MARCH; // EXPECT violated: postcondition
    static int notMarch() {
        return at(1709164800123L).get(Calendar.MONTH);
    }

    //@ ensures \result == 28;
    static int yearLater() {
        GregorianCalendar calendar = at(1709164800123L);
        calendar.add(Calendar.YEAR, 1);
        return calendar.get(Calendar.DATE);
    }

    //@ ensures \result == 1735669800000L;
    static long set() {
        GregorianCalendar calendar = at(0);
        calendar.clear();
        calendar.set(2024, Calendar.DECEMBER, 32);
        return calendar.getTimeInMillis();
    }

    //@ requires date != null;
    //@ ensures \result.getTime() == date.getTime() + 86400000L * days;
    static Date daysLater(Date date, short days) {
        Calendar calendar = Calendar.getInstance(TimeZone.getTimeZone("GMT"));
        calendar.setTime(date);
        calendar.add(Calendar.DATE, days);
        return calendar.getTime();
    }

    //@ requires date != null;
    //@ ensures 0 <= \result && \result < 12;
    static int month(Date date) {
        Calendar calendar = Calendar.getInstance(TimeZone.getTimeZone("GMT"));
        calendar.setTime(date);
        return calendar.get(Calendar.MONTH);
    }

    //@ requires date != null;
    //@ ensures \result < 11;
    static int notDecember(Date date) {
        Calendar calendar = Calendar.getInstance(TimeZone.getTimeZone("GMT"));
        calendar.setTime(date);
        return calendar.get(Calendar.MONTH); // EXPECT unknown: the fields of a calendar whose time is not known
    }

    //@ requires calendar != null && calendar.isLenient();
    //@ signals (IllegalArgumentException e) true; // an era that there is not
    //@ ensures 1 <= \result && \result <= 31;
    static int day(Calendar calendar) {
        return calendar.get(Calendar.DATE);
    }

    //@ requires calendar != null;
    static void refuses(Calendar calendar) {
        calendar.add(Calendar.ZONE_OFFSET, 1); // EXPECT violated: exception 'IllegalArgumentException'
    }

    //@ requires one != null && other != null;
    //@ ensures \result == (one.getTime() < other.getTime());
    static boolean before(Date one, Date other) {
        return one.before(other) && one.compareTo(other) < 0 && !one.equals(other);
    }

    //@ requires date != null;
    //@ ensures \result != date && \result.equals(date) && \result.hashCode() == date.hashCode();
    static Date copy(Date date) {
        return (Date) date.clone();
    }
}
