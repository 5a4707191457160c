// FileNotFoundException: an exception with its message and cause.
package java.io;

public class FileNotFoundException extends IOException {
    public FileNotFoundException() {
        super();
    }

    public FileNotFoundException(/*@ nullable @*/ String message) {
        super(message);
    }
}
