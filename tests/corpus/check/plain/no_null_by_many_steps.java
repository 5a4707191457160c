// ARGS --all
// A text is written into a field, by way of as many names as are followed: the field is never null.
class NoNullByManySteps {
    private static String name = "";

    static void set(int number) {
        final String a = Integer.toString(number);
        final String b = a;
        final String c = b;
        final String d = c;
        final String e = d;
        final String f = e;
        final String g = f;
        final String h = g;
        name = h;
    }

    static int length() {
        return name.length();
    }
}
