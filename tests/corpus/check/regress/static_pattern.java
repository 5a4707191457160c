// A pattern in a static field is as it was compiled: nothing changes its parts.
// ARGS --all
// EXIT 1
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class static_pattern {
    private static final Pattern SIGNED = Pattern.compile("^([+-])?b$");
    static final Pattern SHARED = Pattern.compile("b?");

    // OUTPUT HOLDS       static_pattern.fits(String)
    public static boolean fits(String text) {
        return SIGNED.matcher(text).matches();
    }

    // OUTPUT HOLDS       static_pattern.fitsShared(String)
    public static boolean fitsShared(String text) {
        return SHARED.matcher(text).matches();
    }

    // The group may be missing.
    public static int sign(String text) {
        Matcher matcher = SIGNED.matcher(text);
        return matcher.matches() ? matcher.group(1).length() : 0; // EXPECT violated: null dereference: NullPointerException in 'static_pattern.sign(String)'
    }
}
