// A lock and its conditions, as the one thread sees them that runs.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class Conditions {
    //@ ensures \result;
    static boolean signalled() {
        ReentrantLock lock = new ReentrantLock();
        Condition changed = lock.newCondition();
        lock.lock();
        try {
            changed.signalAll();
        } finally {
            lock.unlock();
        }
        return !lock.isLocked() && !lock.hasQueuedThreads() && lock.getQueueLength() == 0;
    }

    //@ ensures true;
    //@ signals_only RuntimeException;
    //@ signals (RuntimeException e) false; // EXPECT violated: exceptional postcondition
    static void notHeld() {
        new ReentrantLock().newCondition().signal();
    }

    //@ ensures true;
    static void waiting() throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        lock.newCondition().await(); // EXPECT unknown: a call of 'await', which has no body (not modelled) in 'Conditions.waiting()'
    }
}
