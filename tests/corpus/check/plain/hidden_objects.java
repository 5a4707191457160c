// ARGS --all
// What nobody outside can make is made where the project makes it: a private class inside of another whose constructor has arguments,
// and objects that somebody answers. What fails only with such objects in any state is possible. A count is not negative.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class HiddenObjects {
    public interface Group {
        int size();

        int weight();
    }

    private static class Range {
        private final int first;
        private final int last;

        Range(int first, int last) {
            if (last <= first) {
                throw new IllegalArgumentException("empty");
            }
            this.first = first;
            this.last = last;
        }

        int share(int total) {
            return total / (last - first); // EXPECT possible: division by zero: ArithmeticException in 'HiddenObjects.shares(Iterator<HiddenObjects.Range>)'
        }
    }

    // EXPECT-NEXT cut: objects in states that no calls were found to build in 'HiddenObjects.shares(Iterator<HiddenObjects.Range>)'
    static int shares(Iterator<Range> all) {
        return all.hasNext() ? all.next().share(10) : 0;
    }

    static char firstLetter(Iterator<String> all) {
        // EXPECT-NEXT violated: exception 'StringIndexOutOfBoundsException' escapes in 'HiddenObjects.firstLetter(Iterator<String>)'
        return all.hasNext() ? all.next().charAt(0) : ' ';
    }

    private static class Steps implements Iterator<Integer> {
        private final int[] of;
        private int at;

        Steps(int[] of, int at) {
            this.of = of;
            this.at = at;
        }

        @Override
        public boolean hasNext() {
            return at < of.length;
        }

        @Override
        public Integer next() { // EXPECT cut: objects in states that no calls were found to build in 'HiddenObjects.Steps.next()'
            return of[at++]; // EXPECT possible: index out of bounds: ArrayIndexOutOfBoundsException in 'HiddenObjects.Steps.next()'
        }
    }

    private final int[] items = new int[2];

    public Iterator<Integer> steps() {
        return new Steps(items, 0);
    }

    public static List<String> copyable(Group group) {
        return new ArrayList<>(group.size());
    }

    public static int[] weights(Group group) {
        // EXPECT-NEXT violated: negative array size: NegativeArraySizeException in 'HiddenObjects.weights(HiddenObjects.Group)'
        return new int[group.weight()]; // EXPECT cut: creation of a longer array in 'HiddenObjects.weights(HiddenObjects.Group)'
    }

    public static char firstOfAll(String[][] rows) {
        int letters = 0;
        for (String[] row : rows) {
            for (String name : row) {
                letters += name.length();
            }
        }
        return (char) letters;
    }
}
