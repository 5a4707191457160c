// What a generic method throws is inferred, and must be handled.
import java.io.IOException;
import java.util.Optional;

class ThrownByInferenceBad {
    interface Action<X extends Exception> {
        void run() throws X;
    }

    static <X extends Exception> void go(Action<X> action) throws X { action.run(); }

    void fail() throws IOException { throw new IOException(); }

    void unhandled(Action<IOException> action) {
        go(() -> { throw new IOException(); }); // EXPECT error: unhandled exception 'IOException'
        go(this::fail); // EXPECT error: unhandled exception 'IOException'
        go(action); // EXPECT error: unhandled exception 'IOException'
        Optional.of(1).orElseThrow(() -> new IOException()); // EXPECT error: unhandled exception 'IOException'
        Optional.of(1).orElseThrow(IOException::new); // EXPECT error: unhandled exception 'IOException'
    }

    void never(Action<RuntimeException> action) {
        try {
            go(action);
        } catch (IOException e) { // EXPECT error: exception 'IOException' is never thrown in the body of this try
        }
    }

    Action<RuntimeException> chosen = () -> { throw new IOException(); }; // EXPECT error: unhandled exception 'IOException'
}
// COVERS checked exceptions, inference
