import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

// Streams and collectors, optional values.
public class Streams {
    enum Color { RED, GREEN, BLUE }

    record Item(String name, Color color, int price, List<String> tags) {
        boolean isCheap() {
            return price < 10;
        }
    }

    private final List<Item> items;

    Streams(List<Item> items) {
        this.items = List.copyOf(items);
    }

    List<String> names() {
        return items.stream().map(Item::name).sorted().collect(Collectors.toList());
    }

    Map<Color, List<Item>> byColor() {
        return items.stream().collect(Collectors.groupingBy(Item::color));
    }

    Map<Color, Integer> totals() {
        return items.stream()
            .collect(Collectors.groupingBy(Item::color, TreeMap::new, Collectors.summingInt(Item::price)));
    }

    Map<Boolean, Long> cheap() {
        return items.stream().collect(Collectors.partitioningBy(Item::isCheap, Collectors.counting()));
    }

    Set<String> tags() {
        return items.stream()
            .flatMap(item -> item.tags().stream())
            .filter(tag -> !tag.isBlank())
            .collect(Collectors.toSet());
    }

    Optional<Item> dearest() {
        return items.stream().max(Comparator.comparingInt(Item::price));
    }

    Optional<String> nameOfDearest() {
        return dearest().filter(item -> item.price() > 100).map(Item::name);
    }

    int sum() {
        return items.stream().mapToInt(Item::price).sum();
    }

    double average() {
        return items.stream().mapToInt(item -> item.price()).average().orElse(0.0);
    }

    Map<String, Item> index() {
        return items.stream().collect(Collectors.toMap(Item::name, Function.identity(), (a, b) -> a));
    }

    String joined() {
        return items.stream().map(item -> item.name() + "=" + item.price()).collect(Collectors.joining(", ", "[", "]"));
    }

    static List<Integer> squares(int count) {
        return IntStream.rangeClosed(1, count).map(i -> i * i).boxed().collect(Collectors.toList());
    }

    static long primes(int limit) {
        return IntStream.range(2, limit)
            .filter(n -> IntStream.range(2, n).noneMatch(d -> n % d == 0))
            .count();
    }

    static int longest(Stream<String> words) {
        return words.map(String::length).reduce(0, Integer::max);
    }

    static String[] upper(List<String> words) {
        return words.stream().map(String::toUpperCase).toArray(String[]::new);
    }

    public static void main(String[] args) {
        Streams streams = new Streams(List.of(
            new Item("cup", Color.RED, 5, List.of("a", "b")),
            new Item("car", Color.BLUE, 5000, List.of())));
        streams.byColor().forEach((color, list) -> System.out.println(color.name() + list.size()));
        for (Map.Entry<Color, Integer> entry : streams.totals().entrySet()) {
            System.out.println(entry.getKey() + " " + (entry.getValue() + 1));
        }
        String name = streams.nameOfDearest().orElseGet(() -> "nothing");
        int price = streams.dearest().map(Item::price).orElse(-1);
        long cheap = streams.cheap().get(true);
        boolean any = streams.items.stream().anyMatch(item -> item.color() == Color.GREEN);
        List<List<Integer>> table = Stream.of(1, 2, 3)
            .map(n -> Stream.iterate(n, m -> m + n).limit(3).collect(Collectors.toList()))
            .collect(Collectors.toList());
        int corner = table.get(0).get(0);
        System.out.println(name + price + cheap + any + corner + streams.joined() + streams.sum());
        System.out.println(longest(Stream.of("x", "yy")) + upper(streams.names()).length + primes(20));
        System.out.println(squares(3).get(1) + streams.index().size() + streams.tags().size() + streams.average());
    }
}
