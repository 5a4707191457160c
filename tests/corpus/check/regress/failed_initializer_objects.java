// Objects of a static initialiser that is not modelled are nobody's: what their classes say of them holds for none.
import java.util.regex.Pattern;

class FailedInitializerObjects {
    private static final Pattern ACCENTS = Pattern.compile("\\p{InCombiningDiacriticalMarks}+");

    //@ ensures \result == 2;
    static int g(int o) {
        if (o > 0 && o < 0)
            return ACCENTS == null ? 1 : 0;
        return 2;
    }
}
// OUTPUT HOLDS FailedInitializerObjects.g(int)
