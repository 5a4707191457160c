// ARGS --all
// Null is written into a field, by way of more names than are followed.
class NullByManySteps {
    private String name = "";
    private String other = "";

    void reset() {
        final String a = null;
        final String b = a;
        final String c = b;
        final String d = c;
        final String e = d;
        final String f = e;
        final String g = f;
        final String h = g;
        final String i = h;
        final String j = i;
        final String k = j;
        final String l = k;
        name = l;
    }

    void set() {
        final String empty = "";
        other = empty;
    }

    int length() {
        return name.length(); // EXPECT violated: null dereference: NullPointerException in 'NullByManySteps.length()'
    }

    int otherLength() {
        return other.length();
    }
}
