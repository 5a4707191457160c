// DateFormatSymbols: names of months and days in English; executions with those of other locales are cut. Names of time
// zones are not modelled.
package java.text;

import java.io.Serializable;
import java.util.Arrays;
import java.util.Locale;
import jury.Outside;

public class DateFormatSymbols implements Serializable, Cloneable {
    private String[] eras;
    private String[] months;
    private String[] shortMonths;
    private String[] weekdays;
    private String[] shortWeekdays;
    private String[] ampms;
    private /*@ nullable @*/ String[][] zoneStrings; // that somebody set
    private String localPatternChars;

    public DateFormatSymbols() {
        this(Locale.getDefault(Locale.Category.FORMAT));
    }

    public DateFormatSymbols(Locale locale) {
        if (!locale.equals(Locale.US) && !locale.equals(Locale.ENGLISH))
            Outside.cut("executions with names of months and days for another locale than that of the United States");
        this.eras = new String[] {"BC", "AD"};
        this.months = new String[] {"January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December", ""};
        this.shortMonths = new String[] {"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec", ""};
        this.weekdays = new String[] {"", "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
        this.shortWeekdays = new String[] {"", "Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
        this.ampms = new String[] {"AM", "PM"};
        this.localPatternChars = "GyMdkHmsSEDFwWahKzZ";
    }

    public static native Locale[] getAvailableLocales();

    public static final DateFormatSymbols getInstance() {
        return new DateFormatSymbols();
    }

    public static final DateFormatSymbols getInstance(Locale locale) {
        return new DateFormatSymbols(locale);
    }

    public String[] getEras() {
        return eras.clone();
    }

    public void setEras(String[] names) {
        eras = names.clone();
    }

    public String[] getMonths() {
        return months.clone();
    }

    public void setMonths(String[] names) {
        months = names.clone();
    }

    public String[] getShortMonths() {
        return shortMonths.clone();
    }

    public void setShortMonths(String[] names) {
        shortMonths = names.clone();
    }

    public String[] getWeekdays() {
        return weekdays.clone();
    }

    public void setWeekdays(String[] names) {
        weekdays = names.clone();
    }

    public String[] getShortWeekdays() {
        return shortWeekdays.clone();
    }

    public void setShortWeekdays(String[] names) {
        shortWeekdays = names.clone();
    }

    public String[] getAmPmStrings() {
        return ampms.clone();
    }

    public void setAmPmStrings(String[] names) {
        ampms = names.clone();
    }

    public String[][] getZoneStrings() {
        if (zoneStrings == null)
            return namesOfZones();
        String[][] copy = new String[zoneStrings.length][];
        for (int i = 0; i < copy.length; i++)
            copy[i] = zoneStrings[i].clone();
        return copy;
    }

    private native String[][] namesOfZones();

    public void setZoneStrings(String[][] names) {
        String[][] copy = new String[names.length][];
        for (int i = 0; i < copy.length; i++) {
            if (names[i].length < 5)
                throw new IllegalArgumentException();
            copy[i] = names[i].clone();
        }
        zoneStrings = copy;
    }

    public String getLocalPatternChars() {
        return localPatternChars;
    }

    public void setLocalPatternChars(String characters) {
        localPatternChars = characters.toString();
    }

    private DateFormatSymbols(DateFormatSymbols of) {
        this.eras = of.eras.clone();
        this.months = of.months.clone();
        this.shortMonths = of.shortMonths.clone();
        this.weekdays = of.weekdays.clone();
        this.shortWeekdays = of.shortWeekdays.clone();
        this.ampms = of.ampms.clone();
        this.zoneStrings = of.zoneStrings;
        this.localPatternChars = of.localPatternChars;
    }

    public Object clone() {
        if (getClass() != DateFormatSymbols.class)
            return cloneOfSubclass();
        return new DateFormatSymbols(this);
    }

    private native Object cloneOfSubclass();

    public native int hashCode();

    public boolean equals(/*@ nullable @*/ Object object) {
        if (this == object)
            return true;
        if (object == null || getClass() != object.getClass())
            return false;
        DateFormatSymbols that = (DateFormatSymbols) object;
        return Arrays.equals(eras, that.eras) && Arrays.equals(months, that.months) && Arrays.equals(shortMonths, that.shortMonths)
                && Arrays.equals(weekdays, that.weekdays) && Arrays.equals(shortWeekdays, that.shortWeekdays)
                && Arrays.equals(ampms, that.ampms) && haveSameZones(this, that)
                && localPatternChars.equals(that.localPatternChars);
    }

    private static boolean haveSameZones(DateFormatSymbols one, DateFormatSymbols other) {
        if (one.zoneStrings == null && other.zoneStrings == null)
            return true;
        return Arrays.deepEquals(one.getZoneStrings(), other.getZoneStrings());
    }
}
