// IllegalCharsetNameException: a name that no charset can have.
package java.nio.charset;

public class IllegalCharsetNameException extends IllegalArgumentException {
    private final /*@ nullable @*/ String charsetName;

    public IllegalCharsetNameException(/*@ nullable @*/ String charsetName) {
        super(String.valueOf(charsetName));
        this.charsetName = charsetName;
    }

    public /*@ pure nullable @*/ String getCharsetName() {
        return charsetName;
    }
}
