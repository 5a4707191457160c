// EmptyStackException: an exception with its message and cause.
package java.util;

public class EmptyStackException extends RuntimeException {
    public EmptyStackException() {
    }
}
