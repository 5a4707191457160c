// An object of any class may be one that the method, or the library, asks for: others are looked at, those are cut.
// ARGS --all

public class AskedByLibrary {
    public static <T> T rethrow(T thing) {
        if (thing instanceof RuntimeException) { // EXPECT cut: an 'Object' that is of type 'RuntimeException' in 'AskedByLibrary.rethrow(T)'
            throw (RuntimeException) thing;
        }
        return thing;
    }

    public static int wrong(Object thing) {
        int length = thing instanceof String ? ((String) thing).length() : 0;
        return 1 / length; // EXPECT violated: division by zero: ArithmeticException in 'AskedByLibrary.wrong(Object)'
    }
}
