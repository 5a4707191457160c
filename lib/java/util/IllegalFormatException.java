// IllegalFormatException: an exception with its message and cause.
package java.util;

public class IllegalFormatException extends IllegalArgumentException {
    IllegalFormatException() {
    }
}
