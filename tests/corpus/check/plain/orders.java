// What is known to be Comparable and no more is of one class that nobody knows, with a lawful order:
// not of every class of the project that happens to be comparable.
// ARGS --all --array-length 3
public class Orders {
    static final class Version implements Comparable<Version> {
        private final int[] parts;

        Version(int... parts) {
            this.parts = parts.clone();
        }

        public int compareTo(Version other) {
            for (int i = 0; i < parts.length; i++) {
                if (parts[i] != other.parts[i]) { // EXPECT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'Orders.Version.compareTo(Orders.Version)'
                    return Integer.compare(parts[i], other.parts[i]);
                }
            }
            return 0;
        }
    }

    public static <T extends Comparable<T>> T greatest(T[] all) {
        if (all.length == 0) {
            throw new IllegalArgumentException("nothing");
        }
        T most = all[0];
        for (T one : all) {
            if (one.compareTo(most) > 0) {
                most = one;
            }
        }
        for (T one : all) {
            assert one.compareTo(most) <= 0;
        }
        return most;
    }

    public static <T extends Comparable<T>> T greatestBug(T[] all) {
        if (all.length == 0) {
            throw new IllegalArgumentException("nothing");
        }
        T most = all[0];
        for (T one : all) {
            if (one.compareTo(all[0]) > 0) {
                most = one;
            }
        }
        for (T one : all) {
            assert one.compareTo(most) <= 0; // EXPECT violated: assertion: AssertionError in 'Orders.greatestBug(T[])'
        }
        return most;
    }

    public static Version newest(Version[] all) { // EXPECT cut: objects in states that no calls were found to build in 'Orders.newest(Orders.Version[])'
        return greatest(all);
    }

    // Which class it is, nobody knows.
    public static int number(Comparable<?> one) {
        return one instanceof Integer number ? number : 0; // EXPECT unknown: a 'Comparable' that may be of type 'Integer' (not modelled)
    }
}
