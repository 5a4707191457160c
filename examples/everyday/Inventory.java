// jury check --all: HOLDS

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Parts and how many of them there are. */
public class Inventory {
    public record Part(String name, int count, int price) {
    }

    private final List<Part> parts = new ArrayList<>();

    public void add(String name, int count, int price) {
        if (count < 0 || price < 0) {
            throw new IllegalArgumentException("negative");
        }
        parts.add(new Part(name, count, price));
    }

    public int total() {
        return parts.stream().mapToInt(Part::count).sum();
    }

    public List<String> missing() {
        return parts.stream().filter(part -> part.count() == 0).map(Part::name)
                .collect(Collectors.toList());
    }

    public Optional<Part> cheapest() {
        return parts.stream().min((a, b) -> Integer.compare(a.price(), b.price()));
    }

    public int cheapestPrice() {
        return cheapest().map(Part::price).orElse(0);
    }
}
