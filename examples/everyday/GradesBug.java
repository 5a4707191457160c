// jury check --all: HOLDS
// jury check --all: VIOLATED GradesBug.average()

import java.util.ArrayList;
import java.util.List;

/** Grades once more, but nobody may have a mark yet. */
public class GradesBug {
    private final List<Integer> marks = new ArrayList<>();

    public void add(int mark) {
        if (mark < 1 || mark > 6) {
            throw new IllegalArgumentException("mark " + mark);
        }
        marks.add(mark);
    }

    public int average() {
        int sum = 0;
        for (int mark : marks) {
            sum += mark;
        }
        return sum / marks.size();
    }
}
