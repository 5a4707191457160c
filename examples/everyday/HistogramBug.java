// jury check --all: HOLDS
// jury check --all: VIOLATED HistogramBug.add(int)

/** Histogram once more, but 100 has no drawer. */
public class HistogramBug {
    private static final int LARGEST = 99;
    private final int[] counts = new int[10];
    private int total;

    public void add(int value) {
        if (value < 0 || value > LARGEST + 1) {
            throw new IllegalArgumentException("value " + value);
        }
        counts[value / 10]++;
        total++;
    }

    public int count(int drawer) {
        if (drawer < 0 || drawer >= counts.length) {
            return 0;
        }
        return counts[drawer];
    }

    public int fullest() {
        int best = 0;
        for (int i = 1; i < counts.length; i++) {
            if (counts[i] > counts[best]) {
                best = i;
            }
        }
        return best;
    }

    public String line(int drawer) {
        return drawer + ": " + count(drawer);
    }

    public int share(int drawer) {
        return total == 0 ? 0 : count(drawer) / total;
    }
}
