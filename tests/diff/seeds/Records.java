import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

// Records: canonical, compact and further constructors, static members, interfaces.
public class Records {
    interface Named {
        String name();

        default String greeting() {
            return "hello " + name();
        }
    }

    record Person(String name, int age) implements Named {
        static final int ADULT = 18;
        private static int made;

        Person {
            Objects.requireNonNull(name);
            if (age < 0) {
                throw new IllegalArgumentException("age " + age);
            }
            made++;
        }

        Person(String name) {
            this(name, ADULT);
        }

        static Person parse(String text) {
            int comma = text.indexOf(',');
            return comma < 0
                ? new Person(text)
                : new Person(text.substring(0, comma), Integer.parseInt(text.substring(comma + 1)));
        }

        boolean isAdult() {
            return age >= ADULT;
        }

        Person older(int years) {
            return new Person(name, age + years);
        }

        static int made() {
            return made;
        }
    }

    record Pair<A, B>(A left, B right) {
        static <T> Pair<T, T> twice(T value) {
            return new Pair<>(value, value);
        }

        <C> Pair<A, C> withRight(C right) {
            return new Pair<>(left, right);
        }

        Pair<B, A> swapped() {
            return new Pair<>(right, left);
        }
    }

    record Range(int low, int high) implements Comparable<Range> {
        Range(int low, int high) {
            this.low = Math.min(low, high);
            this.high = Math.max(low, high);
        }

        public int low() {
            return low;
        }

        int length() {
            return high - low;
        }

        @Override
        public int compareTo(Range other) {
            int order = Integer.compare(low, other.low);
            return order != 0 ? order : Integer.compare(high, other.high());
        }

        @Override
        public boolean equals(Object object) {
            return object instanceof Range range && low == range.low && high == range.high;
        }

        @Override
        public int hashCode() {
            return 31 * low + high;
        }
    }

    record Empty() { }

    record Path(String... parts) {
        int depth() {
            return parts.length;
        }
    }

    static List<Range> merge(List<Range> ranges) {
        List<Range> sorted = new ArrayList<>(ranges);
        sorted.sort(null);
        List<Range> result = new ArrayList<>();
        for (Range range : sorted) {
            int last = result.size() - 1;
            if (last >= 0 && result.get(last).high() >= range.low()) {
                Range previous = result.remove(last);
                result.add(new Range(previous.low, Math.max(previous.high, range.high)));
            } else {
                result.add(range);
            }
        }
        return result;
    }

    public static void main(String[] args) {
        Person person = Person.parse("Ann,41");
        Named named = person.older(1);
        Pair<String, Integer> pair = new Pair<>(person.name(), person.age());
        Pair<Integer, String> swapped = pair.swapped();
        int age = swapped.left() + Pair.twice(3).right();
        String text = pair.withRight(2.5).toString() + named.greeting() + person.isAdult();
        record Local(int a, String b) { }
        Local local = new Local(age, text);
        List<Range> merged = merge(List.of(new Range(3, 1), new Range(2, 8)));
        System.out.println(local.a() + local.b() + merged.get(0).length() + Person.made());
        System.out.println(new Empty().equals(new Empty()) + " " + new Path("a", "b").depth());
    }
}
