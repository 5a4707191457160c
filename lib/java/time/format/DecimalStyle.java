// DecimalStyle: signatures only, native methods are not modelled.
package java.time.format;

import java.util.Locale;
import java.util.Set;

public final class DecimalStyle {
    public static final DecimalStyle STANDARD = NotModelled.object();

    private DecimalStyle() {
    }

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public static native /*@ pure @*/ Set<Locale> getAvailableLocales();

    public native /*@ pure @*/ char getDecimalSeparator();

    public native /*@ pure @*/ char getNegativeSign();

    public native /*@ pure @*/ char getPositiveSign();

    public native /*@ pure @*/ char getZeroDigit();

    public native /*@ pure @*/ int hashCode();

    public static native /*@ pure @*/ DecimalStyle of(Locale locale);

    public static native /*@ pure @*/ DecimalStyle ofDefaultLocale();

    public native /*@ pure @*/ String toString();

    public native /*@ pure @*/ DecimalStyle withDecimalSeparator(char character);

    public native /*@ pure @*/ DecimalStyle withNegativeSign(char character);

    public native /*@ pure @*/ DecimalStyle withPositiveSign(char character);

    public native /*@ pure @*/ DecimalStyle withZeroDigit(char character);
}
