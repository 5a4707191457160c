import java.util.Arrays;
import java.util.List;

// Overloading, boxing, varargs, most specific methods, null arguments.
public class Overloads {
    static String f(int x) {
        return "int";
    }

    static String f(long x) {
        return "long";
    }

    static String f(double x) {
        return "double";
    }

    static String f(Integer x) {
        return "Integer";
    }

    static String f(Object x) {
        return "Object";
    }

    static String f(int... x) {
        return "int...";
    }

    static int g(String text, Object... rest) {
        return rest.length;
    }

    static int g(String text, int number) {
        return -number;
    }

    static int g(CharSequence text, String other) {
        return text.length() + other.length();
    }

    static int h(Object o) {
        return 1;
    }

    static int h(String s) {
        return 2;
    }

    static int h(char[] c) {
        return c == null ? 3 : c.length;
    }

    static long sum(long... values) {
        long total = 0;
        for (long value : values) {
            total += value;
        }
        return total;
    }

    static double average(String label, double first, double... more) {
        double total = first;
        for (double value : more) {
            total += value;
        }
        return total / (more.length + 1);
    }

    static <T extends Comparable<T>> T least(T a, T b) {
        return a.compareTo(b) <= 0 ? a : b;
    }

    static int least(int a, int b) {
        return a <= b ? a : b;
    }

    static class Box {
        private Integer value;
        private Character letter = 'x';
        Long count = 0L;

        Box(Integer value) {
            this.value = value;
        }

        Box(int a, int b) {
            this(a + b);
        }

        void add(int n) {
            value += n;
            count++;
            letter++;
        }

        boolean same(Box other) {
            return value.equals(other.value) && value == (int) other.value;
        }

        void set(Object value) {
            this.value = value instanceof Integer ? (Integer) value : null;
        }

        void set(short value) {
            this.value = (int) value;
        }
    }

    public static void main(String[] args) {
        byte b = 1;
        short s = 2;
        char c = 'c';
        long l = 4;
        float x = 5;
        Integer boxed = 6;
        System.out.println(f(b) + f(s) + f(c) + f(l) + f(x) + f(boxed) + f("text") + f() + f(1, 2));
        System.out.println(g("a", 1, 2) + g("a", "b") + g("a", 3) + g("a", 'x', null) + g("a"));
        System.out.println(h("s") + h((Object) null) + h(new char[] {'a', c}) + h(boxed));
        System.out.println(sum() + sum(1, b, c, l) + sum(new long[] {1, 2}) + average("n", 1, 2, x));
        System.out.println(least(1, 2) + least("p", "q") + least(2.5, 1.5) + least(boxed, boxed));
        Box box = new Box(3, 4);
        box.add(b);
        box.set(s);
        box.set(boxed);
        box.set("nothing");
        Object[] objects = {1, "two", 3.0, 'c', null, boxed, new int[0]};
        List<Object> list = Arrays.asList(objects);
        List<Integer> ints = Arrays.asList(1, 2, boxed);
        int first = ints.get(0);
        long wide = first;
        double wider = wide + first * x;
        boolean isSame = boxed == first && box.same(new Box(boxed));
        char letter = box.letter;
        int code = box.letter + 1;
        String text = String.format("%d %s %b", first, list, isSame);
        System.out.println(text + wider + code + letter + box.count.intValue() + String.valueOf(c));
    }
}
