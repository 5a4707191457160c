// Checked exceptions that nothing handles (JLS 11.2).
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.function.Supplier;

class exceptions_bad {
    static void read() throws IOException { }
    static void open() throws FileNotFoundException { }
    static void both() throws IOException, InterruptedException { }
    static <X extends Throwable> void sneak(Supplier<X> supplier) throws X { }

    void call() {
        read(); // EXPECT error@9: unhandled exception 'IOException'
        // EXPECT-PREV note: must be caught or declared to be thrown
    }

    void thrown() throws FileNotFoundException {
        throw new IOException(); // EXPECT error@9: unhandled exception 'IOException'
    }

    void created() {
        new throwing(); // EXPECT error: unhandled exception 'IOException'
    }

    void partly_caught() {
        try {
            both(); // EXPECT error: unhandled exception 'InterruptedException'
        } catch (IOException e) {
        }
        try {
            read(); // EXPECT error: unhandled exception 'IOException'
        } catch (FileNotFoundException e) {
        }
    }

    void in_handler() {
        try {
            read();
        } catch (IOException e) {
            throw e; // EXPECT error: unhandled exception 'IOException'
        } finally {
            open(); // EXPECT error: unhandled exception 'FileNotFoundException'
        }
    }

    // What was assigned may be any exception.
    void again_after_assignment() throws IOException {
        try {
            read();
        } catch (Exception e) {
            e = new Exception();
            throw e; // EXPECT error: unhandled exception 'Exception'
        }
    }

    void resource() {
        try (Resource r = new Resource()) { // EXPECT error@23: unhandled exception 'IOException'
            // EXPECT-PREV note: thrown by the implicit call of close() on 'r'
        }
    }

    static class Resource implements AutoCloseable {
        public void close() throws IOException { }
    }

    void lambdas() throws IOException {
        Runnable runnable = () -> read(); // EXPECT error@35: unhandled exception 'IOException'
        runnable = exceptions_bad::read; // EXPECT error@20: unhandled exception 'IOException'
        Action<FileNotFoundException> action = () -> read(); // EXPECT error: unhandled exception 'IOException'
    }

    interface Action<E extends Exception> {
        void run() throws E;
    }

    <E extends Exception> void generic(Action<E> action) {
        action.run(); // EXPECT error: unhandled exception 'E'
    }

    void written() {
        exceptions_bad.<IOException>sneak(null); // EXPECT error: unhandled exception 'IOException'
    }

    int x = value(); // EXPECT error: unhandled exception 'IOException'
    static int y = value(); // EXPECT error: unhandled exception 'IOException'
    { read(); } // EXPECT error: unhandled exception 'IOException'
    static { read(); } // EXPECT error: unhandled exception 'IOException'

    static int value() throws IOException {
        return 1;
    }

    void anonymous() {
        new Object() {
            int x = value(); // EXPECT error: unhandled exception 'IOException'
        };
    }

    protected Object clone() {
        return super.clone(); // EXPECT error: unhandled exception 'CloneNotSupportedException'
    }
}

class throwing {
    throwing() throws IOException { }
}

class without_constructor extends throwing { // EXPECT error@7: unhandled exception 'IOException'
    // EXPECT-PREV note: thrown by the constructor of the superclass, which is called implicitly
}

class with_constructor extends throwing {
    with_constructor() { } // EXPECT error@5: unhandled exception 'IOException'
    with_constructor(int n) {
        super(); // EXPECT error: unhandled exception 'IOException'
    }
    with_constructor(long n) {
        this(); // nothing: it was reported there
    }
}

class not_every_constructor {
    int x = exceptions_bad.value(); // EXPECT error: unhandled exception 'IOException'

    not_every_constructor() throws IOException { }
    not_every_constructor(int n) { }
}

enum constants {
    ONE; // EXPECT error: unhandled exception 'IOException'

    constants() throws IOException { }
}
// COVERS anonymous classes, throw, try, try with resources, method reference, checked exceptions
