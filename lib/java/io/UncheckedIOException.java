// UncheckedIOException: an exception with its message and cause.
package java.io;

import java.util.Objects;

public class UncheckedIOException extends RuntimeException {
    public UncheckedIOException(IOException cause) {
        super(Objects.requireNonNull(cause));
    }

    public UncheckedIOException(String message, IOException cause) {
        super(message, Objects.requireNonNull(cause));
    }
}
