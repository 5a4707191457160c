// SocketException: an exception with its message.
package java.net;

import java.io.IOException;

public class SocketException extends IOException {
    public SocketException() {
        super();
    }

    public SocketException(/*@ nullable @*/ String message) {
        super(message);
    }
}
