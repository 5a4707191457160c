import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Supplier;

public class Early {
    static class Base {
        final int size;
        protected int seen;

        Base(int size) {
            this.size = size;
            hook();
        }

        void hook() { }
    }

    static class Derived extends Base {
        final String name;
        final int length = name.length();
        int[] counts;
        int later = 3;
        static int created;

        Derived(String text, int n) {
            if (n < 0)
                throw new IllegalArgumentException("negative");
            String trimmed = text.trim();
            name = trimmed;
            this.counts = new int[n];
            created++;
            super(trimmed.length() + n);
            later = counts.length;
        }

        Derived(List<String> texts) {
            var joined = new StringBuilder();
            for (String text : texts)
                joined.append(text);
            final int count;
            try {
                count = Integer.parseInt(joined.toString());
            } catch (NumberFormatException _) {
                throw new IllegalStateException();
            }
            this(joined.toString(), count);
            later++;
        }

        @Override
        void hook() {
            seen = name == null ? 0 : name.length();
        }
    }

    record Range(int low, int high) {
        Range {
            if (low > high)
                throw new IllegalArgumentException();
        }

        Range(int high) {
            int low = Math.min(0, high);
            this(low, high);
        }
    }

    class Inner extends Base {
        Inner(int n) {
            int twice = n + outer;
            super(twice);
        }
    }

    int outer = 2;

    static int unnamed(List<String> texts, int[] numbers) {
        int total = 0;
        for (var _ : texts)
            total++;
        for (int i = 0, _ = i; i < numbers.length; i++)
            total += numbers[i];
        BiFunction<Integer, String, Integer> first = (n, _) -> n;
        BiFunction<Integer, String, Integer> none = (_, _) -> 1;
        Supplier<Integer> supplier = () -> {
            var _ = texts.remove(0);
            return none.apply(1, "");
        };
        try {
            int _ = numbers[total];
        } catch (ArrayIndexOutOfBoundsException | NullPointerException _) {
            total = first.apply(2, "") + supplier.get();
        }
        return total;
    }

    static int sequenced() {
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
        list.addFirst(list.removeLast());
        return list.reversed().getFirst() + new Derived("x", 2).length + new Range(3).low();
    }
}
