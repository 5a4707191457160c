// What a generic method throws is inferred: from arguments, or from what lambdas throw.
import java.io.IOException;
import java.util.Optional;

class ThrownByInference {
    interface Action<X extends Exception> {
        void run() throws X;
    }

    static <X extends Exception> void go(Action<X> action) throws X { action.run(); }

    void fail() throws IOException { throw new IOException(); }

    void nothing() {
        go(() -> { });
        Optional.of(1).orElseThrow(IllegalStateException::new);
        Optional.of(1).orElseThrow(() -> new IllegalStateException());
    }

    void declared(Action<IOException> action) throws IOException {
        go(() -> { throw new IOException(); });
        go(this::fail);
        go(action);
        Optional.of(1).orElseThrow(() -> new IOException());
    }

    void caught(Action<IOException> action) {
        try {
            go(action);
        } catch (IOException e) {
        }
        try {
            go(this::fail);
        } catch (IOException e) {
        }
    }

    interface One { void f() throws IOException; }
    interface Two { void f() throws InterruptedException; }
    interface Both extends One, Two { }

    void both(Both both, int[] lock) {
        both.f();
        try {
            lock.wait();
        } catch (InterruptedException e) {
        }
    }
}
// COVERS checked exceptions, inference
