// jury check --all: HOLDS

import java.util.ArrayList;
import java.util.List;

/** Marks of a course. */
public class Grades {
    private final List<Integer> marks = new ArrayList<>();

    public void add(int mark) {
        if (mark < 1 || mark > 6) {
            throw new IllegalArgumentException("mark " + mark);
        }
        marks.add(mark);
    }

    public int average() {
        if (marks.isEmpty()) {
            return 0;
        }
        int sum = 0;
        for (int mark : marks) {
            sum += mark;
        }
        return sum / marks.size();
    }

    public int best() {
        int best = 6;
        for (int mark : marks) {
            best = Math.min(best, mark);
        }
        return best;
    }

    public int last() {
        return marks.isEmpty() ? 0 : marks.get(marks.size() - 1);
    }
}
