// What is possible in several methods is told once, with the shortest way; what is violated in one of them is told there.
// ARGS --all
// EXIT 1
import java.util.List;

public class possible_once {
    public static class Item {
        private final int count;
        private int[] parts;

        public Item(int count) {
            if (count < 1) {
                throw new IllegalArgumentException("count");
            }
            this.count = count;
        }

        public void split() {
            parts = new int[1];
        }
    }

    public static int first(List<Item> items) { // EXPECT cut: objects in states that no calls were found to build in 'possible_once.first(List<possible_once.Item>)'
        int sum = 0;
        for (Item item : items) {
            sum += item.parts == null ? 0 : item.parts[1]; // EXPECT possible: index out of bounds: ArrayIndexOutOfBoundsException in 'possible_once.first(List<possible_once.Item>)'
        }
        return sum;
    }

    public static int second(List<Item> items) { // EXPECT cut: objects in states that no calls were found to build in 'possible_once.second(List<possible_once.Item>)'
        int sum = 1;
        sum += first(items);
        return sum;
    }

    public static int parts(Item item) {
        return item.parts.length; // EXPECT violated: null dereference: NullPointerException in 'possible_once.parts(possible_once.Item)'
    }

    public static int allParts(List<Item> items) { // EXPECT cut: objects in states that no calls were found to build in 'possible_once.allParts(List<possible_once.Item>)'
        int sum = 0;
        for (Item item : items) {
            sum += parts(item);
        }
        return sum;
    }
}
// OUTPUT     reached from 'possible_once.second(List<possible_once.Item>)', too
// OUTPUT     reached from 'possible_once.allParts(List<possible_once.Item>)', too
