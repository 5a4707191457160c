// LocaleProviderAdapter: where the JDK looks for what depends on a locale. Calendars are the Gregorian one; texts,
// formats and names of other languages are not modelled.
package sun.util.locale.provider;

import java.util.Locale;
import java.util.Set;
import java.util.spi.LocaleServiceProvider;
import sun.util.spi.CalendarProvider;

public class LocaleProviderAdapter {
    public enum Type {
        JRE, CLDR, SPI, HOST, FALLBACK
    }

    public LocaleProviderAdapter() {
    }

    public static LocaleProviderAdapter getAdapter(Class<? extends LocaleServiceProvider> provider, Locale locale) {
        return new LocaleProviderAdapter();
    }

    public CalendarProvider getCalendarProvider() {
        return new CalendarProviderImpl(Type.CLDR, Set.of());
    }
}
