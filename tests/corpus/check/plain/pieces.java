// A method that hands on a part of what it was given, or what it made of that alone, rejects what is refused of it; what it computed it should have
// known.
// ARGS --all
// EXIT 1
import java.util.List;

public class pieces {
    public static class Option {
        private final String name;

        public Option(String name) {
            if (!name.equals("a") && !name.equals("b")) {
                throw new IllegalArgumentException("name"); // EXPECT violated: exception 'IllegalArgumentException' escapes in 'pieces.written(String)'
            }
            this.name = name;
        }

        public String getName() {
            return name;
        }
    }

    public static class Range {
        private final int from;
        private final int to;

        public Range(int from, int to) {
            if (from > to) {
                throw new IllegalArgumentException("from > to"); // EXPECT violated: exception 'IllegalArgumentException' escapes in 'pieces.shorter(pieces.Pair)'
            }
            this.from = from;
            this.to = to;
        }

        public int length() {
            return to - from;
        }
    }

    public record Pair(int first, int second) {
    }

    private int sum;

    public void add(int item) {
        if (item < 0) {
            throw new IllegalArgumentException("item"); // EXPECT violated: exception 'IllegalArgumentException' escapes in 'pieces.addLess(int[])'
        }
        sum = item;
    }

    public void add(Option option) {
        if (option.getName().equals("b")) {
            throw new IllegalStateException("there is one"); // EXPECT violated: exception 'IllegalStateException' escapes in 'pieces.addB()'
        }
        sum++;
    }

    // The characters of a text, one by one.
    public static int parse(String pattern) {
        char last = ' ';
        int count = 0;
        for (int i = 0; i < pattern.length(); i++) {
            char at = pattern.charAt(i);
            if (last != ' ') {
                count += new Option(String.valueOf(last)).getName().length();
            }
            last = at;
        }
        return count;
    }

    public static String first(String text) {
        return text.isEmpty() ? "" : new Option(text.substring(0, 1).trim()).getName();
    }

    public static String written(String text) {
        return new Option(text.isEmpty() ? "c" : "a").getName();
    }

    public void addAll(int[] items) {
        for (int item : items) {
            add(item);
        }
    }

    public void addAll(List<Integer> items) {
        for (int item : items) {
            add(item);
        }
    }

    public void addLess(int[] items) {
        for (int item : items) {
            add(item - 1);
        }
    }

    public static int length(Pair pair) {
        return new Range(pair.first(), pair.second()).length();
    }

    public static int shorter(Pair pair) {
        return new Range(0, pair.second() - 1).length();
    }

    // An object that is made of arguments alone.
    public void add(String name) {
        add(new Option(name));
    }

    // One of several.
    public static int between(int first, int second) {
        return new Range(first > second ? first : second, second > 3 ? 3 : first).length();
    }

    public void addB() {
        add(new Option("b"));
    }
}
// OUTPUT 17 methods: 13 hold; 4 violated
