// ARGS --stats
// A pre-state has no collections that nobody looks into.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Unread {
    final Map<String, List<Integer>> groups = new HashMap<>();
    final List<String> names = new ArrayList<>();
    /*@ nullable @*/ Unread parent;
    int count;

    //@ ensures \result == count; // EXPECT violated: postcondition in 'Unread.next(String)'
    int next(String name) {
        return count + 1;
    }
}
// OUTPUT slots 1
// OUTPUT this = Unread#1 { count = 0 }
// OUTPUT name = ""
