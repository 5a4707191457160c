// TemporalAdjusters: signatures only, native methods are not modelled.
package java.time.temporal;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.function.UnaryOperator;

public final class TemporalAdjusters {
    private TemporalAdjusters() {
    }

    public static native /*@ pure @*/ TemporalAdjuster dayOfWeekInMonth(int value, DayOfWeek dayOfWeek);

    public static native /*@ pure @*/ TemporalAdjuster firstDayOfMonth();

    public static native /*@ pure @*/ TemporalAdjuster firstDayOfNextMonth();

    public static native /*@ pure @*/ TemporalAdjuster firstDayOfNextYear();

    public static native /*@ pure @*/ TemporalAdjuster firstDayOfYear();

    public static native /*@ pure @*/ TemporalAdjuster firstInMonth(DayOfWeek dayOfWeek);

    public static native /*@ pure @*/ TemporalAdjuster lastDayOfMonth();

    public static native /*@ pure @*/ TemporalAdjuster lastDayOfYear();

    public static native /*@ pure @*/ TemporalAdjuster lastInMonth(DayOfWeek dayOfWeek);

    public static native /*@ pure @*/ TemporalAdjuster next(DayOfWeek dayOfWeek);

    public static native /*@ pure @*/ TemporalAdjuster nextOrSame(DayOfWeek dayOfWeek);

    public static native TemporalAdjuster ofDateAdjuster(UnaryOperator<LocalDate> operator);

    public static native /*@ pure @*/ TemporalAdjuster previous(DayOfWeek dayOfWeek);

    public static native /*@ pure @*/ TemporalAdjuster previousOrSame(DayOfWeek dayOfWeek);
}
