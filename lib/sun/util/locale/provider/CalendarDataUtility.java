// CalendarDataUtility: with which day a week begins, as in the United States. Others are not modelled, nor are names.
package sun.util.locale.provider;

import java.util.Locale;

public class CalendarDataUtility {
    private CalendarDataUtility() {
    }

    public static int retrieveFirstDayOfWeek(Locale locale) {
        if (!locale.equals(Locale.US))
            notModelled();
        return 1;
    }

    public static int retrieveMinimalDaysInFirstWeek(Locale locale) {
        if (!locale.equals(Locale.US))
            notModelled();
        return 1;
    }

    public static Locale findRegionOverride(Locale locale) {
        return locale; // extensions are not modelled
    }

    private static native void notModelled();
}
