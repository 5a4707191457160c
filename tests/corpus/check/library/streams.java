// Streams are lazy: nothing runs before the end is asked for, elements pass one after the other, and only as many as
// are needed.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

class Streams {
    //@ ensures \result == (a > 0 ? a : 0) + (b > 0 ? b : 0);
    static int positive(int a, int b) {
        return IntStream.of(a, b).filter(x -> x > 0).sum();
    }

    // EXPECT-NEXT violated: postcondition
    //@ ensures \result >= 0;
    static int overflows(int a, int b) {
        return IntStream.of(a, b).filter(x -> x > 0).sum();
    }

    //@ ensures (\forall int i; 0 <= i && i < array.length; array[i] <= \result);
    static int greatest(int[] array) {
        return Arrays.stream(array).max().orElse(Integer.MIN_VALUE);
    }

    //@ requires true;
    static int ofNone(int[] array) {
        return Arrays.stream(array).min().getAsInt(); // EXPECT violated: NoSuchElementException
    }

    //@ ensures \result.size() <= names.size();
    static List<String> named(List<String> names) {
        return names.stream().filter(name -> name != null && name.length() == 1).collect(Collectors.toList());
    }

    //@ ensures \result;
    static boolean order() {
        StringBuilder trace = new StringBuilder();
        List<Integer> list = Stream.of(3, 1, 2).peek(x -> trace.append('a').append(x)).filter(x -> x != 1)
                .peek(x -> trace.append('b').append(x)).map(x -> x * 10).toList();
        return trace.toString().equals("a3b3a1a2b2") && list.equals(List.of(30, 20));
    }

    //@ ensures \result;
    static boolean sortedIsABarrier() {
        StringBuilder trace = new StringBuilder();
        int first = Stream.of(3, 1, 2).peek(x -> trace.append(x)).sorted().peek(x -> trace.append(x)).findFirst().get();
        return first == 1 && trace.toString().equals("3121");
    }

    // EXPECT-NEXT violated: postcondition
    //@ ensures \result == 0;
    static int notLazyEnough() {
        int[] calls = {0};
        Stream.iterate(1, x -> x + 1).peek(x -> calls[0]++).limit(3).forEach(x -> { });
        return calls[0];
    }

    //@ ensures \result == 0;
    static int lazy() {
        int[] calls = {0};
        Stream.iterate(1, x -> x + 1).peek(x -> calls[0]++).limit(3);
        return calls[0];
    }

    //@ ensures \result == 3;
    static long countedWithoutLooking() {
        int[] calls = {0};
        long count = List.of(1, 2, 3).stream().peek(x -> calls[0]++).count();
        return count + calls[0];
    }

    //@ ensures \result;
    static boolean infinite() {
        return Stream.iterate(1, x -> x * 2).limit(10).reduce(0, Integer::sum) == 1023
            && IntStream.iterate(1, i -> i + 1).filter(i -> i % 7 == 0).findFirst().getAsInt() == 7
            && Stream.generate(() -> "z").limit(3).collect(Collectors.joining()).equals("zzz")
            && Stream.of(1, 2, 3, 4).takeWhile(x -> x < 3).count() == 2;
    }

    //@ ensures \result;
    static boolean collected() {
        Map<Integer, List<String>> groups = Stream.of("a", "bb", "cc").collect(Collectors.groupingBy(String::length));
        TreeMap<Integer, Long> counts = Stream.of("a", "bb", "cc")
                .collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.counting()));
        return groups.get(2).equals(List.of("bb", "cc")) && counts.toString().equals("{1=1, 2=2}")
            && Stream.of(1, 2, 3).collect(Collectors.partitioningBy(x -> x > 1)).toString().equals("{false=[1], true=[2, 3]}")
            && IntStream.rangeClosed(1, 3).mapToObj(i -> "n" + i).collect(Collectors.joining(",", "[", "]")).equals("[n1,n2,n3]")
            && Stream.of("b", "a").sorted(Comparator.reverseOrder()).toList().get(0).equals("b");
    }

    //@ requires true;
    static Map<String, Integer> duplicate() {
        return Stream.of("x", "x").collect(Collectors.toMap(s -> s, String::length)); // EXPECT violated: IllegalStateException
    }

    //@ requires true;
    static long twice() {
        Stream<Integer> stream = Stream.of(1, 2);
        stream.forEach(x -> { });
        return stream.count(); // EXPECT violated: IllegalStateException
    }

    //@ ensures \result == 1.0;
    static double exactSum() {
        return DoubleStream.of(0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1).sum();
    }

    //@ requires true;
    static void changing() {
        List<Integer> list = new ArrayList<>(List.of(1, 2));
        list.stream().forEach(x -> list.add(x)); // EXPECT violated: ConcurrentModificationException
    }

    //@ requires true;
    static void inParallel(List<Integer> list) {
        list.parallelStream().forEach(x -> { }); // EXPECT unknown: this use of 'forEach'
    }
}
