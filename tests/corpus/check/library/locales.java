// Two locales get an extension by their variant, for calendars and digits of their own: such objects are made and compared; what is said of the extension itself is not modelled.
// ARGS --timeout 20
// EXIT 3
import java.util.Locale;

class Locales {
    private static final Locale IMPERIAL = new Locale("ja", "JP", "JP");

    //@ ensures !\result;
    static boolean isUsual() {
        return Locale.JAPAN.equals(IMPERIAL) || Locale.US.equals(IMPERIAL);
    }

    //@ ensures \result;
    static boolean isItself() {
        return IMPERIAL.equals(new Locale("JA", "jp", "JP")) && IMPERIAL.hasExtensions() && IMPERIAL.getVariant().equals("JP");
    }

    //@ ensures !\result;
    static boolean hasOther() {
        return Locale.JAPAN.hasExtensions() || new Locale("ja", "JP", "jp").hasExtensions();
    }

    //@ ensures \result > 0;
    static int text() {
        return IMPERIAL.toString().length(); // EXPECT unknown: this use of 'Locale.toString' (not modelled) in 'Locales.text()'
    }
}
