import java.io.BufferedReader;
import java.io.Closeable;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

// Checked and unchecked exceptions, try with resources, multi-catch, finally, rethrow.
public class Exceptions {
    static class AppException extends Exception {
        AppException(String message) {
            super(message);
        }

        AppException(String message, Throwable cause) {
            super(message, cause);
        }
    }

    static class NotFound extends AppException {
        final int id;

        NotFound(int id) {
            super("not found: " + id);
            this.id = id;
        }
    }

    static class Denied extends AppException {
        Denied() {
            super("denied");
        }
    }

    static class Resource implements AutoCloseable {
        private boolean isOpen = true;

        String read() throws AppException {
            if (!isOpen) {
                throw new AppException("closed");
            }
            return "data";
        }

        @Override
        public void close() {
            isOpen = false;
        }
    }

    static class Channel implements Closeable {
        @Override
        public void close() throws IOException {
            throw new FileNotFoundException("gone");
        }
    }

    static int find(int id, boolean isAdmin) throws NotFound, Denied {
        if (id < 0) {
            throw new NotFound(id);
        }
        if (!isAdmin) {
            throw new Denied();
        }
        return id * 2;
    }

    static int tolerant(int id) {
        try {
            return find(id, true);
        } catch (NotFound e) {
            return e.id;
        } catch (AppException e) {
            throw new IllegalStateException(e.getMessage(), e);
        }
    }

    static void rethrow(int id) throws NotFound, Denied {
        try {
            find(id, false);
        } catch (final Exception e) {
            System.out.println(e);
            throw e;
        }
    }

    static String load() throws AppException {
        try (Resource first = new Resource(); Resource second = new Resource()) {
            return first.read() + second.read();
        }
    }

    static List<String> lines(String text) throws IOException {
        List<String> result = new ArrayList<>();
        try (BufferedReader reader = new BufferedReader(new StringReader(text))) {
            String line;
            while ((line = reader.readLine()) != null) {
                result.add(line);
            }
        }
        return result;
    }

    static int parse(String text) {
        int value;
        try {
            value = Integer.parseInt(text);
        } catch (NumberFormatException | NullPointerException e) {
            value = e.getMessage().length();
        } finally {
            System.out.println("parsed");
        }
        return value;
    }

    static <X extends Throwable> void sneak(Throwable t) throws X {
        @SuppressWarnings("unchecked")
        X x = (X) t;
        throw x;
    }

    static <V> V call(Callable<V> callable) throws AppException {
        try {
            return callable.call();
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new AppException("failed", e);
        }
    }

    static int loop() {
        int n = 0;
        while (true) {
            try {
                n++;
                if (n > 5) {
                    break;
                }
                continue;
            } finally {
                n += 2;
            }
        }
        return n;
    }

    public static void main(String[] args) throws Exception {
        try {
            rethrow(tolerant(3));
            System.out.println(load() + call(() -> find(1, true)));
        } catch (NotFound | Denied e) {
            AppException app = e;
            System.out.println(app.getMessage());
        } catch (AppException e) {
            Throwable cause = e.getCause();
            throw new RuntimeException(cause);
        }
        try (Channel channel = new Channel()) {
            System.out.println(channel);
        } catch (FileNotFoundException e) {
            System.out.println("file");
        } catch (IOException e) {
            Exceptions.<RuntimeException>sneak(e);
        }
        Runnable run = () -> {
            try {
                find(2, false);
            } catch (AppException e) {
                throw new AssertionError(e);
            }
        };
        run.run();
        System.out.println(lines("a\nb").size() + parse("12") + loop());
    }
}
