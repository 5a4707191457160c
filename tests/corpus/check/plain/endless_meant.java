// What goes round for ever, and is meant to, or is decided by others: no failure. A call that comes before and never ends is none
// of the method under check.
// ARGS --all
import java.util.Iterator;
import java.util.concurrent.atomic.AtomicBoolean;

public class EndlessMeant {
    private int served;
    private boolean isTold;
    private volatile boolean isOver;
    private final AtomicBoolean isTaken = new AtomicBoolean();

    /** No way leads out. */
    public void serve() {
        // EXPECT-NEXT cut: whether the invariants found of 'EndlessMeant' are kept beyond in 'EndlessMeant.await()'
        // EXPECT-NEXT cut: whether the invariants found of 'EndlessMeant' are kept beyond in 'EndlessMeant.take()'
        while (true) { // EXPECT cut: executions in which this loop does not end in 'EndlessMeant.serve()'
            served = 1;
        }
    }

    /** Another thread says when. */
    public void await() {
        while (!isOver) { // EXPECT cut: executions in which this loop does not end in 'EndlessMeant.await()'
        }
    }

    public void take() {
        while (!isTaken.compareAndSet(false, true)) { // EXPECT cut: executions in which this loop does not end in 'EndlessMeant.take()'
            Thread.onSpinWait();
        }
    }

    /** An iterator that nobody knows may end after any number of elements. */
    public static int count(Iterator<String> names) {
        int count = 0;
        while (names.hasNext()) { // EXPECT cut: loop in 'EndlessMeant.count(Iterator<String>)'
            count++;
        }
        return count;
    }

    /** Nobody else says so. */
    public void awaitTold() {
        while (!isTold) { // EXPECT violated: endless loop in 'EndlessMeant.awaitTold()'
        }
    }

    public int told() {
        isTold = true;
        return served;
    }
}
