// Date: an instant in milliseconds; calendar fields are not modelled.
package java.util;

import java.io.Serializable;
import java.time.Instant;

public class Date implements Serializable, Cloneable, Comparable<Date> {
    private long time;

    public Date() {
        this.time = System.currentTimeMillis();
    }

    @Deprecated
    public Date(String text) {
        notModelled();
    }

    public Date(long time) {
        this.time = time;
    }

    @Deprecated
    public Date(int first, int second, int third) {
        notModelled();
    }

    @Deprecated
    public Date(int first, int second, int third, int fourth, int fifth) {
        notModelled();
    }

    @Deprecated
    public Date(int first, int second, int third, int fourth, int fifth, int sixth) {
        notModelled();
    }

    @Deprecated
    public static native long UTC(int first, int second, int third, int fourth, int fifth, int sixth);

    public /*@ pure @*/ boolean after(Date other) {
        return time > other.time;
    }

    public /*@ pure @*/ boolean before(Date other) {
        return time < other.time;
    }

    public native Object clone();

    public /*@ pure @*/ int compareTo(Date other) {
        return Long.compare(time, other.time);
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof Date && getTime() == ((Date) other).getTime();
    }

    public static native Date from(Instant instant);

    @Deprecated
    public native int getDate();

    @Deprecated
    public native int getDay();

    @Deprecated
    public native int getHours();

    @Deprecated
    public native int getMinutes();

    @Deprecated
    public native int getMonth();

    @Deprecated
    public native int getSeconds();

    public /*@ pure @*/ long getTime() {
        return time;
    }

    @Deprecated
    public native int getTimezoneOffset();

    @Deprecated
    public native int getYear();

    public /*@ pure @*/ int hashCode() {
        return (int) time ^ (int) (time >> 32);
    }

    @Deprecated
    public static native long parse(String text);

    @Deprecated
    public native void setDate(int value);

    @Deprecated
    public native void setHours(int value);

    @Deprecated
    public native void setMinutes(int value);

    @Deprecated
    public native void setMonth(int value);

    @Deprecated
    public native void setSeconds(int value);

    public void setTime(long time) {
        this.time = time;
    }

    @Deprecated
    public native void setYear(int value);

    @Deprecated
    public native String toGMTString();

    public native Instant toInstant();

    @Deprecated
    public native String toLocaleString();

    public native /*@ pure @*/ String toString();

    private static native void notModelled();
}
