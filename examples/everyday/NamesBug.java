// jury check --all: HOLDS
// jury check --all: VIOLATED NamesBug.sorted(String)
/** Names once more, but a name may have one word. */
public class NamesBug {
    public static String sorted(String name) {
        int space = name.indexOf(' ');
        return name.substring(space + 1) + ", " + name.substring(0, space);
    }

    public static boolean isShort(String name, int most) {
        return name.trim().length() <= most;
    }
}
