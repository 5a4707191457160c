// Who rejects: methods that are there for nothing else, overridden ones, what the library says of its interfaces, setters that the documentation asks for.
// ARGS --all
// EXIT 1
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.TreeMap;

public class own_conduct {
    // It gives nothing and changes nothing: it is there to reject.
    public static void isTrue(boolean condition, String message) {
        if (!condition) {
            throw new IllegalArgumentException(message); // EXPECT violated: exception 'IllegalArgumentException' escapes in 'own_conduct.never()'
        }
    }

    // OUTPUT rejects, for example n = 0, with IllegalArgumentException
    public static int half(int n) {
        isTrue(n * 2 > 0, "n");
        return 100 / n;
    }

    public static void never() {
        isTrue(false, "written there");
    }

    // This one does something besides.
    public static class Store {
        private static int last;

        public static void keep(int n) {
            if (n < 0) {
                throw new IllegalArgumentException("n"); // EXPECT violated: exception 'IllegalArgumentException' escapes in 'own_conduct.Store.keepLess(int)'
            }
            last = n;
        }

        public static void keepLess(int n) {
            keep(n / 2);
        }
    }

    // The same method of another object: what that rejects is rejected.
    public interface Step {
        int next(int n);
    }

    public static class Small implements Step {
        public int next(int n) {
            if (n > 2) {
                throw new IllegalStateException("large"); // EXPECT violated: exception 'IllegalStateException' escapes in 'own_conduct.Two.other(int)'
            }
            return n + 1;
        }
    }

    public static class Two implements Step {
        private final Small inside = new Small();

        public int next(int n) {
            return inside.next(n + 1);
        }

        public int other(int n) {
            return inside.next(n + 1);
        }
    }

    // The library says of `next` that there may be no such element, of `contains` that the class may be wrong.
    public static class Backwards implements Iterator<String> {
        private final ArrayDeque<String> left = new ArrayDeque<>();

        public boolean hasNext() {
            return !left.isEmpty();
        }

        public String next() {
            return left.removeLast().trim();
        }

        public int length() {
            // EXPECT-NEXT violated: exception 'NoSuchElementException' escapes in 'own_conduct.Backwards.length()'
            return left.removeLast().length();
        }
    }

    // The same question to what it holds, and nothing else.
    public static class Least {
        private final TreeMap<Integer, String> map = new TreeMap<>();

        public int first() {
            return map.firstKey();
        }

        public int smallest() {
            // EXPECT-NEXT violated: exception 'NoSuchElementException' escapes in 'own_conduct.Least.smallest()'
            return map.firstKey();
        }
    }

    // What an object of somebody else answers is handed on like an argument.
    public interface Source {
        int size();
    }

    public static List<String> room(Source source) {
        return new ArrayList<>(source.size());
    }

    public static List<String> lessRoom(Source source) {
        // EXPECT-NEXT violated: exception 'IllegalArgumentException' escapes in 'own_conduct.lessRoom(own_conduct.Source)'
        return new ArrayList<>(source.size() - 1);
    }

    // Set up in two steps, and the constructor says so.
    public static class Later {
        private String text;
        private String name;

        /** Works once {@link #setText(String)} was called. */
        public Later() {
        }

        public void setText(String text) {
            this.text = text;
        }

        public void setName(String name) {
            this.name = name;
        }

        public int length() {
            return text.length();
        }

        public int nameLength() {
            return name.length(); // EXPECT violated: null dereference: NullPointerException in 'own_conduct.Later.nameLength()'
        }

        @Override
        public String toString() {
            return text.trim(); // EXPECT violated: null dereference: NullPointerException in 'own_conduct.Later.toString()'
        }
    }

    // What the library refuses of an argument, or of what stands for it where it is missing.
    public static List<String> list(Integer capacity) {
        int used = capacity == null ? 16 : capacity;
        return new ArrayList<>(used);
    }

    public static List<String> shorterList(Integer capacity) {
        int used = capacity == null ? 16 : capacity - 1;
        // EXPECT-NEXT violated: exception 'IllegalArgumentException' escapes in 'own_conduct.shorterList(Integer)'
        return new ArrayList<>(used);
    }

    public static boolean has(TreeMap<Object, String> map, Object key) {
        return map.containsKey(key);
    }

    // Subclasses know what it needs, and it is called here.
    protected static int part(int n) {
        return 10 / n;
    }

    public static int whole(int n) {
        return n == 0 ? 0 : part(n);
    }

    protected static int uncalled(int n) {
        return 10 / n; // EXPECT violated: division by zero: ArithmeticException in 'own_conduct.uncalled(int)'
    }
}
// OUTPUT-NOT own_conduct.part
