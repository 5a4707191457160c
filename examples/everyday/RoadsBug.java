// jury check --all: HOLDS
// jury check --all: CUT RoadsBug.RoadsBug(int)
// jury check --all: VIOLATED RoadsBug.join(int, int)
// jury check --all: VIOLATED RoadsBug.areJoined(int, int)
// jury check --all: VIOLATED RoadsBug.neighbours(int)

/** Roads once more, but a town is let through that does not exist. */
public class RoadsBug {
    private final int towns;
    private final boolean[] joined;

    public RoadsBug(int towns) {
        if (towns < 1 || towns > 10) {
            throw new IllegalArgumentException("towns " + towns);
        }
        this.towns = towns;
        joined = new boolean[towns * towns];
    }

    private int index(int from, int to) {
        if (from < 0 || from > towns || to < 0 || to >= towns) {
            throw new IllegalArgumentException("no such town");
        }
        return from * towns + to;
    }

    public void join(int from, int to) {
        joined[index(from, to)] = true;
        joined[index(to, from)] = true;
    }

    public boolean areJoined(int from, int to) {
        return joined[index(from, to)];
    }

    public int neighbours(int town) {
        int count = 0;
        for (int other = 0; other < towns; other++) {
            if (areJoined(town, other)) {
                count++;
            }
        }
        return count;
    }
}
