// A queue or sorted collection in a final field compares by the lambda it is made with there, and without one by the natural order.
// EXIT 1
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.TreeSet;

class Task {
    final String name;
    final int due;

    Task(String name, int due) {
        this.name = name;
        this.due = due;
    }

    static int byDue(Task a, Task b) {
        return Integer.compare(a.due, b.due);
    }
}

class Scheduler {
    private final PriorityQueue<Task> queue = new PriorityQueue<>((a, b) -> Integer.compare(a.due, b.due));
    private final PriorityQueue<Task> late = new PriorityQueue<>(8, (a, b) -> Integer.compare(b.due, a.due));
    private final TreeSet<Task> sorted = new TreeSet<>(Task::byDue);
    private final TreeSet<Integer> plain = new TreeSet<>();
    //@ private invariant !queue.contains(null) && !late.contains(null);

    //@ ensures \result != null ==> (\forall Task t; queue.contains(t); t.due >= \result.due);
    /*@ nullable @*/ Task next() {
        return queue.poll();
    }

    //@ ensures \result != null ==> (\forall Task t; late.contains(t); t.due >= \result.due); // EXPECT violated: postcondition in 'Scheduler.last()'
    /*@ nullable @*/ Task last() {
        return late.poll();
    }

    //@ ensures \result != null ==> (\forall Task t; late.contains(t); t.due <= \result.due);
    /*@ nullable @*/ Task lastRight() {
        return late.poll();
    }

    //@ requires !sorted.isEmpty();
    //@ ensures \result.due <= sorted.last().due;
    Task first() {
        return sorted.first();
    }

    //@ requires sorted.size() > 1;
    //@ ensures \result.due < sorted.last().due - 1; // EXPECT violated: postcondition in 'Scheduler.firstWrong()'
    Task firstWrong() {
        return sorted.first();
    }

    //@ requires !plain.isEmpty();
    //@ ensures \result <= plain.last();
    int least() {
        return plain.first();
    }
}

// The lambda asks the object around.
class Ranked {
    private final int[] rank = new int[4];
    private final TreeMap<Integer, String> byRank = new TreeMap<>((a, b) -> Integer.compare(rank(a), rank(b)));

    //@ requires 0 <= i && i < 4;
    /*@ pure @*/ int rank(int i) {
        return rank[i & 3];
    }

    //@ requires byRank.size() > 1;
    //@ ensures rank(\result) < rank(byRank.lastKey());
    int first() {
        return byRank.firstKey();
    }

    //@ requires byRank.size() > 1;
    //@ ensures \result < byRank.lastKey(); // EXPECT violated: postcondition in 'Ranked.firstWrong()'
    int firstWrong() {
        return byRank.firstKey();
    }
}

// What a call gives may be any, and so is what a constructor is given.
class Given {
    private final TreeSet<Integer> backwards = new TreeSet<>(Comparator.reverseOrder());
    private final TreeSet<Integer> given;

    Given(Comparator<Integer> order) {
        given = new TreeSet<>(order);
    }

    //@ requires given.size() > 1;
    //@ ensures given.first() < given.last(); // EXPECT violated: postcondition in 'Given.any()'
    void any() {
    }
}
