// Is a text from outside the object of a literal? Both are looked at; what rests on the answer is not known.
// ARGS --all
class SameLiteral {
    public static boolean toBoolean(String text) {
        if (text == "true") {
            return true;
        }
        return text.length() == 4 && text.charAt(0) == 't';
    }

    public static int fails(String text) {
        return text == "true" ? 1 / (text.length() - 4) : 0; // EXPECT unknown: whether two constants are the same object
    }

    public static int other(String text) {
        return text == "true" && text.length() == 3 ? 1 / (text.length() - 3) : 0;
    }

    public static int never(String text) {
        return 1 / (text.length() - 3); // EXPECT violated: division by zero
    }
}
