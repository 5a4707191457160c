import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

// Wildcards, bounds, generic methods, raw types.
public class Generics {
    interface Shape extends Comparable<Shape> {
        double area();

        default int compareTo(Shape other) {
            return Double.compare(area(), other.area());
        }
    }

    static class Circle implements Shape {
        final double radius;

        Circle(double radius) {
            this.radius = radius;
        }

        public double area() {
            return Math.PI * radius * radius;
        }
    }

    static final class Disc extends Circle {
        Disc(double radius) {
            super(radius);
        }
    }

    static class Pair<A, B extends Comparable<? super B>> {
        private final A first;
        private B second;

        Pair(A first, B second) {
            this.first = first;
            this.second = second;
        }

        A first() {
            return first;
        }

        B second() {
            return second;
        }

        <C extends Comparable<C>> Pair<A, C> with(C other) {
            return new Pair<>(first, other);
        }

        boolean before(Pair<?, ? extends B> other) {
            return second.compareTo(other.second()) < 0;
        }
    }

    static <T extends Comparable<? super T>> T max(Collection<? extends T> items) {
        Iterator<? extends T> i = items.iterator();
        T best = i.next();
        while (i.hasNext()) {
            T next = i.next();
            if (next.compareTo(best) > 0) {
                best = next;
            }
        }
        return best;
    }

    static void fill(List<? super Disc> sink, int count) {
        for (int i = 0; i < count; i++) {
            sink.add(new Disc(i));
        }
        Object any = sink.get(0);
        System.out.println(any);
    }

    static double total(List<? extends Shape> shapes) {
        double sum = 0;
        for (Shape shape : shapes) {
            sum += shape.area();
        }
        return sum;
    }

    static <K, V extends Number> Map<K, List<V>> group(Map<? extends K, ? extends V> source) {
        Map<K, List<V>> result = new HashMap<>();
        for (Map.Entry<? extends K, ? extends V> entry : source.entrySet()) {
            List<V> list = result.get(entry.getKey());
            if (list == null) {
                list = new ArrayList<V>();
                result.put(entry.getKey(), list);
            }
            list.add(entry.getValue());
        }
        return result;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static List<String> raw(List list) {
        list.add("text");
        List<String> strings = list;
        return (List<String>) list;
    }

    @SafeVarargs
    static <T> List<T> listOf(T... items) {
        List<T> result = new ArrayList<>(items.length);
        for (T item : items) {
            result.add(item);
        }
        return result;
    }

    static void swap(List<?> list, int i, int j) {
        swapCaptured(list, i, j);
    }

    private static <E> void swapCaptured(List<E> list, int i, int j) {
        E kept = list.get(i);
        list.set(i, list.get(j));
        list.set(j, kept);
    }

    public static void main(String[] args) {
        List<Circle> circles = new ArrayList<>();
        circles.add(new Circle(1.5));
        fill(circles, 3);
        Shape largest = Generics.<Shape>max(circles);
        Circle circle = circles.get(0);
        Pair<String, Integer> pair = new Pair<>("one", 1);
        Pair<String, Double> other = pair.with(2.5);
        boolean earlier = pair.before(new Pair<Object, Integer>(circle, 2));
        List<? extends Number> numbers = listOf(1, 2.5, 3L);
        Number first = numbers.get(0);
        int sum = first.intValue() + pair.second() + (earlier ? 1 : 0);
        Map<String, List<Integer>> grouped = group(new HashMap<String, Integer>());
        for (String key : grouped.keySet()) {
            for (int value : grouped.get(key)) {
                sum += value;
            }
        }
        Comparator<Shape> order = Comparator.naturalOrder();
        circles.sort(order.reversed());
        swap(circles, 0, 1);
        System.out.println(sum + " " + largest.area() + other.first().length() + total(circles));
        System.out.println(raw(new ArrayList<String>()).get(0).isEmpty());
    }
}
