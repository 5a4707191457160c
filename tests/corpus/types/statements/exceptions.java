import java.io.Closeable;
import java.io.IOException;

// Throw, try, catch and resources.
class exceptions {
    static class Resource implements AutoCloseable {
        public void close() {}
        int value() { return 1; }
    }

    <X extends Exception> void thrown(X x, int n) throws X {
        if (n == 0) throw new IllegalStateException("n");
        if (n == 1) throw null;
        throw x;
    }

    int caught(int n, Resource shared) {
        try {
            if (n == 0) throw new IOException();
            if (n == 1) throw new InterruptedException();
            n++;
        } catch (final IOException | InterruptedException e) {
            return e.getMessage().length();
        } catch (RuntimeException e) {
            n = 2;
        } catch (Throwable e) {
            n = 3;
        } finally {
            n++;
        }
        try (Resource a = new Resource(); var b = new Resource(); shared) {
            n += a.value() + b.value();
        }
        try (this.field; Resource c = field) {
            n += c.value();
        } finally {
            int c = 1;
            n += c;
        }
        try { n++; } catch (RuntimeException e) { n--; }
        try { n++; } catch (RuntimeException e) { n--; }
        return n;
    }

    final Resource field = new Resource();

    <R extends Closeable> void generic(R r) throws IOException {
        try (r) { r.close(); }
    }
}
// COVERS anonymous classes, var, throw, try, try with resources, multi-catch
