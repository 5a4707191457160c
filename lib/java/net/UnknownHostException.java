// UnknownHostException: an exception with its message.
package java.net;

import java.io.IOException;

public class UnknownHostException extends IOException {
    public UnknownHostException() {
        super();
    }

    public UnknownHostException(/*@ nullable @*/ String message) {
        super(message);
    }
}
