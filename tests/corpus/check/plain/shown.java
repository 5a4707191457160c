// Methods that every object has, and their tests.
// ARGS --all
public class shown {
    private final StringBuilder text = new StringBuilder();

    @Override
    public String toString() {
        return text.substring(1); // EXPECT violated: exception 'StringIndexOutOfBoundsException' escapes in 'shown.toString()'
    }

    @Override
    public int hashCode() {
        return 1 / text.length(); // EXPECT violated: division by zero: ArithmeticException in 'shown.hashCode()'
    }
}
