// Era: the interface, default methods with bodies.
package java.time.chrono;

import java.time.format.TextStyle;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQuery;
import java.time.temporal.ValueRange;
import java.util.Locale;

public interface Era extends TemporalAccessor, TemporalAdjuster {
    default /*@ pure @*/ Temporal adjustInto(Temporal temporal) {
        return NotModelled.object();
    }

    default /*@ pure @*/ int get(TemporalField index) {
        return NotModelled.intValue();
    }

    default /*@ pure @*/ String getDisplayName(TextStyle textStyle, Locale locale) {
        return NotModelled.object();
    }

    default /*@ pure @*/ long getLong(TemporalField temporalField) {
        return NotModelled.longValue();
    }

    /*@ pure @*/ int getValue();

    default /*@ pure @*/ boolean isSupported(TemporalField temporalField) {
        return NotModelled.booleanValue();
    }

    default /*@ pure nullable @*/ <R> R query(TemporalQuery<R> temporalQuery) {
        return NotModelled.object();
    }

    default /*@ pure @*/ ValueRange range(TemporalField start) {
        return NotModelled.object();
    }
}
