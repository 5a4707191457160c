// ARGS --all
// Null is written into a field, though by way of other names.
class NullBySteps {
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
        name = h;
    }

    void set() {
        final String empty = "";
        other = empty;
    }

    int length() {
        return name.length(); // EXPECT violated: null dereference: NullPointerException in 'NullBySteps.length()'
    }

    int otherLength() {
        return other.length();
    }
}
