// What Objects.requireNonNull and its kin throw is said to the caller; what escapes from its other methods is a failure of who calls them.
// ARGS --all
import java.util.Comparator;
import java.util.Objects;

class ObjectsMethods {
    static String required(String text, boolean isThere) {
        return Objects.requireNonNull(isThere ? text : null, "text");
    }

    static int compared(String a, String b) {
        Comparator<String> order = null;
        return Objects.compare(a, b + "x", order); // EXPECT violated: null dereference: NullPointerException in 'ObjectsMethods.compared(String, String)'
    }
}
// OUTPUT rejects, for example text = "", isThere = false, with NullPointerException
