// FormatterClosedException: a formatter was used after it was closed.
package java.util;

public class FormatterClosedException extends IllegalStateException {
    public FormatterClosedException() {
    }
}
