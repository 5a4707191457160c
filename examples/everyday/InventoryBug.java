// jury check --all: HOLDS
// jury check --all: VIOLATED InventoryBug.cheapestPrice()

import java.util.ArrayList;
import java.util.List;

/** Inventory once more, but there may be no part at all. */
public class InventoryBug {
    public record Part(String name, int count, int price) {
    }

    private final List<Part> parts = new ArrayList<>();

    public void add(String name, int count, int price) {
        parts.add(new Part(name, count, price));
    }

    public int total() {
        return parts.stream().mapToInt(Part::count).sum();
    }

    public int cheapestPrice() {
        return parts.stream().mapToInt(Part::price).min().getAsInt();
    }
}
