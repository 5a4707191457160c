// UnsupportedCharsetException: a charset that there is not.
package java.nio.charset;

public class UnsupportedCharsetException extends IllegalArgumentException {
    private final /*@ nullable @*/ String charsetName;

    public UnsupportedCharsetException(/*@ nullable @*/ String charsetName) {
        super(String.valueOf(charsetName));
        this.charsetName = charsetName;
    }

    public /*@ pure nullable @*/ String getCharsetName() {
        return charsetName;
    }
}
