// jury check --all: HOLDS
/** Names of people, first name last. */
public class Names {
    public static String initials(String first, String last) {
        StringBuilder text = new StringBuilder();
        if (!first.isEmpty()) {
            text.append(first.charAt(0));
        }
        if (!last.isEmpty()) {
            text.append(last.charAt(0));
        }
        return text.toString();
    }

    public static String sorted(String name) {
        int space = name.indexOf(' ');
        if (space < 0) {
            return name;
        }
        return name.substring(space + 1) + ", " + name.substring(0, space);
    }

    public static boolean isShort(String name, int most) {
        return name.trim().length() <= most;
    }
}
