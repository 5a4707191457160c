// IllegalFormatCodePointException: a mistake in a format.
package java.util;

public class IllegalFormatCodePointException extends IllegalFormatException {
    private final int codePoint;

    public IllegalFormatCodePointException(int codePoint) {
        this.codePoint = codePoint;
    }

    public /*@ pure @*/ int getCodePoint() {
        return codePoint;
    }

    public /*@ pure @*/ String getMessage() {
        return "Code point = 0x" + Integer.toHexString(codePoint);
    }
}
