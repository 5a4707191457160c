// Checked exceptions that are caught or declared (JLS 11.2).
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.function.Supplier;

class exceptions {
    static void read() throws IOException { }
    static void open() throws FileNotFoundException { }
    static void both() throws IOException, InterruptedException { }
    static <X extends Throwable> void sneak(Supplier<X> supplier) throws X { }

    void declared() throws Exception {
        read();
        throw new IOException();
    }

    void caught() {
        try {
            both();
        } catch (IOException | InterruptedException e) {
            throw new RuntimeException(e);
        }
        try {
            open();
        } catch (FileNotFoundException e) {
        } catch (IOException e) {
        }
    }

    void unchecked() {
        throw new IllegalStateException();
    }

    void nothing() {
        throw null;
    }

    // Exception and Throwable have unchecked subclasses.
    void always_catchable() {
        try {
            unchecked();
        } catch (Exception e) {
        } catch (Throwable e) {
        }
        try {
        } catch (Error e) {
        }
    }

    // A subclass of what is thrown, then the rest.
    void narrower() throws IOException {
        try {
            read();
        } catch (FileNotFoundException e) {
        }
    }

    // JLS 11.2.2: only what the block throws is thrown again.
    void again() throws IOException {
        try {
            read();
        } catch (Exception e) {
            unchecked();
            throw e;
        }
    }

    void again_in_steps() throws InterruptedException {
        try {
            both();
        } catch (IOException e) {
        } catch (final Throwable e) {
            throw (e);
        }
    }

    @SuppressWarnings("finally")
    void swallowed() {
        try {
            read();
        } finally {
            return;
        }
    }

    static class Resource implements AutoCloseable {
        public void close() throws IOException { }
    }

    static class Quiet implements AutoCloseable {
        public void close() { }
    }

    void resources() throws IOException {
        try (Resource r = new Resource()) {
        }
        try (Resource r = new Resource()) {
        } catch (IOException e) {
        }
    }

    void quiet() {
        try (Quiet q = new Quiet()) {
        }
    }

    void lambdas() throws Exception {
        Callable<Integer> callable = () -> {
            read();
            return 1;
        };
        callable = () -> {
            throw new IOException();
        };
        callable = this::value;
        Runnable runnable = () -> {
            try {
                read();
            } catch (IOException e) {
            }
        };
    }

    int value() throws IOException {
        return 1;
    }

    int[] copy(int[] a) {
        return a.clone();
    }

    interface Action<E extends Exception> {
        void run() throws E;
    }

    static <E extends Exception> void perform(Action<E> action) throws E {
        action.run();
    }

    void generic() throws IOException {
        Action<IOException> action = () -> read();
        action.run();
        try {
            sneak(IOException::new);
        } catch (IOException e) {
        }
        exceptions.<IllegalStateException>sneak(null);
    }

    // The constructor of an anonymous class throws what its initialisers throw.
    void anonymous() throws IOException {
        new Object() {
            int x = read_value();
            { read(); }
        };
    }

    static int read_value() throws IOException {
        return 1;
    }
}

class throwing_initializers {
    int x = exceptions.read_value();
    { exceptions.open(); }

    throwing_initializers() throws IOException { }
    throwing_initializers(int n) throws Exception { }
    throwing_initializers(long n) throws IOException { this(); }
}

class below extends throwing_initializers {
    below() throws IOException { }
}
// COVERS annotations, anonymous classes, throw, try, try with resources, multi-catch
// COVERS method reference, constructor reference, checked exceptions
