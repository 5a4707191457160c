// IllegalFormatWidthException: a mistake in a format.
package java.util;

public class IllegalFormatWidthException extends IllegalFormatException {
    private final int width;

    public IllegalFormatWidthException(int width) {
        this.width = width;
    }

    public /*@ pure @*/ int getWidth() {
        return width;
    }

    public /*@ pure @*/ String getMessage() {
        return width == Integer.MIN_VALUE ? "Integer.MIN_VALUE" : Integer.toString(width);
    }
}
