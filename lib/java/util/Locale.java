// Locale: language, country and variant. The default is English of the United States, as in formats. Names of
// languages in languages, scripts and extensions are not modelled.
package java.util;

import java.io.Serializable;

public final class Locale implements Cloneable, Serializable {
    public static final Locale ENGLISH = new Locale("en", "", true);
    public static final Locale FRENCH = new Locale("fr", "", true);
    public static final Locale GERMAN = new Locale("de", "", true);
    public static final Locale ITALIAN = new Locale("it", "", true);
    public static final Locale JAPANESE = new Locale("ja", "", true);
    public static final Locale KOREAN = new Locale("ko", "", true);
    public static final Locale CHINESE = new Locale("zh", "", true);
    public static final Locale SIMPLIFIED_CHINESE = new Locale("zh", "CN", true);
    public static final Locale TRADITIONAL_CHINESE = new Locale("zh", "TW", true);
    public static final Locale FRANCE = new Locale("fr", "FR", true);
    public static final Locale GERMANY = new Locale("de", "DE", true);
    public static final Locale ITALY = new Locale("it", "IT", true);
    public static final Locale JAPAN = new Locale("ja", "JP", true);
    public static final Locale KOREA = new Locale("ko", "KR", true);
    public static final Locale UK = new Locale("en", "GB", true);
    public static final Locale US = new Locale("en", "US", true);
    public static final Locale CANADA = new Locale("en", "CA", true);
    public static final Locale CANADA_FRENCH = new Locale("fr", "CA", true);
    public static final Locale ROOT = new Locale("", "", true);
    public static final Locale CHINA = SIMPLIFIED_CHINESE;
    public static final Locale PRC = SIMPLIFIED_CHINESE;
    public static final Locale TAIWAN = TRADITIONAL_CHINESE;
    public static final char PRIVATE_USE_EXTENSION = '\u0078';
    public static final char UNICODE_LOCALE_EXTENSION = '\u0075';

    private final String language;
    private final String country;
    private final String variant;

    public Locale(String language) {
        this(language, "", "");
    }

    public Locale(String language, String country) {
        this(language, country, "");
    }

    public Locale(String language, String country, String variant) {
        this.language = language.toLowerCase();
        this.country = country.toUpperCase();
        this.variant = Objects.requireNonNull(variant);
        if (isRenamed(this.language))
            notModelled(); // JDKs differ
        if (isSpecial(this.language, this.country, variant))
            notModelled(); // which get an extension
    }

    // One of the constants: spelt as it should be, and without an extension.
    private Locale(String language, String country, boolean isConstant) {
        this.language = language;
        this.country = country;
        this.variant = "";
    }

    private static /*@ pure @*/ boolean isRenamed(String language) {
        return language.equals("iw") || language.equals("he") || language.equals("in") || language.equals("id")
                || language.equals("ji") || language.equals("yi");
    }

    private static /*@ pure @*/ boolean isSpecial(String language, String country, String variant) {
        return language.equals("ja") && country.equals("JP") && variant.equals("JP")
                || language.equals("th") && country.equals("TH") && variant.equals("TH");
    }

    public static /*@ pure @*/ Locale of(String language) {
        return new Locale(language);
    }

    public static /*@ pure @*/ Locale of(String language, String country) {
        return new Locale(language, country);
    }

    public static /*@ pure @*/ Locale of(String language, String country, String variant) {
        return new Locale(language, country, variant);
    }

    public /*@ pure @*/ Object clone() {
        return new Locale(language, country, variant);
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        if (!(other instanceof Locale))
            return false;
        Locale that = (Locale) other;
        return language.equals(that.language) && country.equals(that.country) && variant.equals(that.variant);
    }

    public static /*@ pure @*/ Locale forLanguageTag(String text) {
        int dash = text.indexOf('-');
        String language = dash < 0 ? text : text.substring(0, dash);
        String country = dash < 0 ? "" : text.substring(dash + 1);
        if (!isTag(language, 2, 3) || !isTag(country, 2, 2) || language.equalsIgnoreCase("und"))
            notModelled();
        return new Locale(language, country);
    }

    public static native /*@ pure @*/ Locale[] getAvailableLocales();

    public /*@ pure @*/ String getCountry() {
        return country;
    }

    public static /*@ pure @*/ Locale getDefault() {
        return US;
    }

    public static /*@ pure @*/ Locale getDefault(Category category) {
        Objects.requireNonNull(category);
        return US;
    }

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

    public /*@ pure nullable @*/ String getExtension(char character) {
        return null;
    }

    public /*@ pure @*/ Set<Character> getExtensionKeys() {
        return Collections.emptySet();
    }

    public native /*@ pure @*/ String getISO3Country() throws MissingResourceException;

    public native /*@ pure @*/ String getISO3Language() throws MissingResourceException;

    public static native /*@ pure @*/ String[] getISOCountries();

    public static native /*@ pure @*/ String[] getISOLanguages();

    public /*@ pure @*/ String getLanguage() {
        return language;
    }

    public /*@ pure @*/ String getScript() {
        return "";
    }

    public /*@ pure @*/ Set<String> getUnicodeLocaleAttributes() {
        return Collections.emptySet();
    }

    public /*@ pure @*/ Set<String> getUnicodeLocaleKeys() {
        return Collections.emptySet();
    }

    public native /*@ pure @*/ String getUnicodeLocaleType(String text);

    public /*@ pure @*/ String getVariant() {
        return variant;
    }

    public /*@ pure @*/ boolean hasExtensions() {
        return false;
    }

    public /*@ pure @*/ int hashCode() {
        return ((language.hashCode() * 31) * 31 + country.hashCode()) * 31 + variant.hashCode();
    }

    public static native void setDefault(Locale locale);

    public /*@ pure @*/ Locale stripExtensions() {
        return this;
    }

    public /*@ pure @*/ String toLanguageTag() {
        if (!variant.isEmpty() || !isTag(language, 2, 8) || !isTag(country, 2, 2))
            notModelled(); // what is malformed is left out, or spelt otherwise
        String tag = language.isEmpty() ? "und" : language;
        return country.isEmpty() ? tag : tag + "-" + country;
    }

    public final /*@ pure @*/ String toString() {
        boolean hasLanguage = !language.isEmpty(), hasCountry = !country.isEmpty(), hasVariant = !variant.isEmpty();
        String text = language;
        if (hasCountry || hasLanguage && hasVariant)
            text += "_" + country;
        if (hasVariant && (hasLanguage || hasCountry))
            text += "_" + variant;
        return text;
    }

    // Letters only, so many of them; or none.
    private static /*@ pure @*/ boolean isTag(String text, int least, int most) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!('a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'))
                return false;
        }
        return text.isEmpty() || least <= text.length() && text.length() <= most;
    }

    private static native void notModelled();

    public enum Category {
        DISPLAY, FORMAT
    }
}
