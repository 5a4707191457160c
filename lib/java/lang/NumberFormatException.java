// NumberFormatException: an exception for text that is no number.
package java.lang;

public class NumberFormatException extends IllegalArgumentException {
    public NumberFormatException() {
        super();
    }

    public NumberFormatException(/*@ nullable @*/ String message) {
        super(message);
    }

    static NumberFormatException forInput(String text) {
        return new NumberFormatException("For input string: \"".concat(text).concat("\""));
    }
}
