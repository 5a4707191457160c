// Date: a time. Its year, hour and so on are asked of a GregorianCalendar; texts are not read.
package java.util;

import java.io.Serializable;
import java.time.Instant;
import jury.Texts;

public class Date implements Serializable, Cloneable, Comparable<Date> {
    private long value;

    public Date() {
        this(System.currentTimeMillis());
    }

    public Date(long date) {
        value = date;
    }

    public Date(int year, int month, int date) {
        this(year, month, date, 0, 0, 0);
    }

    public Date(int year, int month, int date, int hours, int minutes) {
        this(year, month, date, hours, minutes, 0);
    }

    public Date(int year, int month, int date, int hours, int minutes, int seconds) {
        value = new GregorianCalendar(year + 1900, month, date, hours, minutes, seconds).getTimeInMillis();
    }

    public Date(String text) {
        notModelled();
    }

    private static native void notModelled();

    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    public static native long UTC(int year, int month, int date, int hours, int minutes, int seconds);

    public static native long parse(String text);

    private int get(int field) {
        Calendar calendar = new GregorianCalendar();
        calendar.setTimeInMillis(getTime());
        return calendar.get(field);
    }

    private void set(int field, int value) {
        Calendar calendar = new GregorianCalendar();
        calendar.setTimeInMillis(getTime());
        calendar.set(field, value);
        setTime(calendar.getTimeInMillis());
    }

    public int getYear() {
        return get(Calendar.YEAR) - 1900;
    }

    public void setYear(int year) {
        set(Calendar.YEAR, year + 1900);
    }

    public int getMonth() {
        return get(Calendar.MONTH);
    }

    public void setMonth(int month) {
        set(Calendar.MONTH, month);
    }

    public int getDate() {
        return get(Calendar.DATE);
    }

    public void setDate(int date) {
        set(Calendar.DATE, date);
    }

    public int getDay() {
        return get(Calendar.DAY_OF_WEEK) - 1;
    }

    public int getHours() {
        return get(Calendar.HOUR_OF_DAY);
    }

    public void setHours(int hours) {
        set(Calendar.HOUR_OF_DAY, hours);
    }

    public int getMinutes() {
        return get(Calendar.MINUTE);
    }

    public void setMinutes(int minutes) {
        set(Calendar.MINUTE, minutes);
    }

    public int getSeconds() {
        return get(Calendar.SECOND);
    }

    public void setSeconds(int seconds) {
        set(Calendar.SECOND, seconds);
    }

    public /*@ pure @*/ long getTime() {
        return value;
    }

    public void setTime(long time) {
        value = time;
    }

    public /*@ pure @*/ boolean before(Date when) {
        return value < when.value;
    }

    public /*@ pure @*/ boolean after(Date when) {
        return value > when.value;
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof Date && getTime() == ((Date) other).getTime();
    }

    public /*@ pure @*/ int compareTo(Date other) {
        return value < other.value ? -1 : value == other.value ? 0 : 1;
    }

    public /*@ pure @*/ int hashCode() {
        long time = getTime();
        return (int) time ^ (int) (time >> 32);
    }

    public /*@ pure @*/ String toString() {
        return Texts.untold();
    }

    public String toLocaleString() {
        return Texts.untold();
    }

    public String toGMTString() {
        return Texts.untold();
    }

    public int getTimezoneOffset() {
        return -TimeZone.getDefault().getOffset(getTime()) / 60000;
    }

    public static Date from(Instant instant) {
        try {
            return new Date(instant.toEpochMilli());
        } catch (ArithmeticException e) {
            throw new IllegalArgumentException(e);
        }
    }

    public /*@ pure @*/ Instant toInstant() {
        return Instant.ofEpochMilli(getTime());
    }
}
