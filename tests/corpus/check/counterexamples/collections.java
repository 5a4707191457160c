// Collections of a counterexample are shown by what they hold, also where there are maps beside them.
import java.util.*;

class Collections {
    // EXPECT-NEXT violated: postcondition in 'Collections.both(List<Integer>, Map<Integer, Integer>)'
    //@ ensures list == null || map == null || list.size() != 2 || map.size() != 1;
    static void both(List<Integer> list, Map<Integer, Integer> map) {
    }

    //@ requires queue != null;
    // EXPECT-NEXT violated: postcondition in 'Collections.first(ArrayDeque<Integer>, HashMap<Integer, Integer>)'
    //@ ensures \result != 7;
    static int first(ArrayDeque<Integer> queue, HashMap<Integer, Integer> map) {
        return queue.isEmpty() || map == null ? 0 : queue.peekFirst();
    }
}
// OUTPUT list = ArrayList#1 [null, null]
// OUTPUT map = HashMap#1 {null=null}
// OUTPUT queue = ArrayDeque#1 [Integer(7)]
