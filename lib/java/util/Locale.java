// Locale: language and country; the rest is not modelled.
package java.util;

import java.io.Serializable;

public final class Locale implements Cloneable, Serializable {
    public static final Locale ENGLISH = new Locale("en", "");
    public static final Locale FRENCH = new Locale("fr", "");
    public static final Locale GERMAN = new Locale("de", "");
    public static final Locale ITALIAN = new Locale("it", "");
    public static final Locale JAPANESE = new Locale("ja", "");
    public static final Locale KOREAN = new Locale("ko", "");
    public static final Locale CHINESE = new Locale("zh", "");
    public static final Locale SIMPLIFIED_CHINESE = new Locale("zh", "CN");
    public static final Locale TRADITIONAL_CHINESE = new Locale("zh", "TW");
    public static final Locale FRANCE = new Locale("fr", "FR");
    public static final Locale GERMANY = new Locale("de", "DE");
    public static final Locale ITALY = new Locale("it", "IT");
    public static final Locale JAPAN = new Locale("ja", "JP");
    public static final Locale KOREA = new Locale("ko", "KR");
    public static final Locale UK = new Locale("en", "GB");
    public static final Locale US = new Locale("en", "US");
    public static final Locale CANADA = new Locale("en", "CA");
    public static final Locale CANADA_FRENCH = new Locale("fr", "CA");
    public static final Locale ROOT = new Locale("", "");
    public static final Locale CHINA = SIMPLIFIED_CHINESE;
    public static final Locale PRC = SIMPLIFIED_CHINESE;
    public static final Locale TAIWAN = TRADITIONAL_CHINESE;
    public static final char PRIVATE_USE_EXTENSION = '\u0078';
    public static final char UNICODE_LOCALE_EXTENSION = '\u0075';

    private final String language;
    private final String country;

    public Locale(String language) {
        this(language, "");
    }

    public Locale(String language, String country) {
        this.language = language;
        this.country = country;
    }

    public Locale(String language, String country, String variant) {
        this(language, country);
        notModelled();
    }

    public native /*@ pure @*/ Object clone();

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public static native /*@ pure @*/ Locale forLanguageTag(String text);

    public static native /*@ pure @*/ Locale[] getAvailableLocales();

    public /*@ pure @*/ String getCountry() {
        return country;
    }

    public static native /*@ pure @*/ Locale getDefault();

    public final native /*@ pure @*/ String getDisplayCountry();

    public native /*@ pure @*/ String getDisplayCountry(Locale locale);

    public final native /*@ pure @*/ String getDisplayLanguage();

    public native /*@ pure @*/ String getDisplayLanguage(Locale locale);

    public final native /*@ pure @*/ String getDisplayName();

    public native /*@ pure @*/ String getDisplayName(Locale locale);

    public native /*@ pure @*/ String getDisplayScript();

    public native /*@ pure @*/ String getDisplayScript(Locale locale);

    public final native /*@ pure @*/ String getDisplayVariant();

    public native /*@ pure @*/ String getDisplayVariant(Locale locale);

    public native /*@ pure @*/ String getExtension(char character);

    public native /*@ pure @*/ Set<Character> getExtensionKeys();

    public native /*@ pure @*/ String getISO3Country() throws MissingResourceException;

    public native /*@ pure @*/ String getISO3Language() throws MissingResourceException;

    public static native /*@ pure @*/ String[] getISOCountries();

    public static native /*@ pure @*/ String[] getISOLanguages();

    public /*@ pure @*/ String getLanguage() {
        return language;
    }

    public native /*@ pure @*/ String getScript();

    public native /*@ pure @*/ Set<String> getUnicodeLocaleAttributes();

    public native /*@ pure @*/ Set<String> getUnicodeLocaleKeys();

    public native /*@ pure @*/ String getUnicodeLocaleType(String text);

    public native /*@ pure @*/ String getVariant();

    public native /*@ pure @*/ boolean hasExtensions();

    public native /*@ pure @*/ int hashCode();

    public static native void setDefault(Locale locale);

    public native /*@ pure @*/ Locale stripExtensions();

    public native /*@ pure @*/ String toLanguageTag();

    public final native /*@ pure @*/ String toString();

    private static native void notModelled();
}
