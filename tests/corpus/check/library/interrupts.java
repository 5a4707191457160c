// Other threads may interrupt this one at any time; what it does to itself is known.
class Interrupts {
    //@ requires true;
    //@ signals_only InterruptedException;
    static void sleeps(int milliseconds) throws InterruptedException {
        Thread.sleep(milliseconds < 0 ? 0 : milliseconds);
        Thread.sleep(5, 3);
    }

    //@ requires true;
    //@ signals_only \nothing;
    static void dreams() throws InterruptedException {
        Thread.sleep(1); // EXPECT violated: exception 'InterruptedException'
    }

    //@ requires true;
    //@ signals_only \nothing;
    static void rejected(int milliseconds) {
        try {
            Thread.sleep(milliseconds); // EXPECT violated: exception 'IllegalArgumentException'
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    //@ ensures \result;
    static boolean itself() {
        Thread.currentThread().interrupt();
        return Thread.currentThread().isInterrupted() && Thread.interrupted();
    }

    // EXPECT-NEXT violated: postcondition
    //@ ensures \result;
    static boolean again() {
        Thread.currentThread().interrupt();
        return Thread.interrupted() && !Thread.interrupted();
    }

    interface Pause {
        void take(long milliseconds, int nanoseconds) throws InterruptedException;
    }

    //@ requires true;
    //@ signals_only InterruptedException;
    static void reference() throws InterruptedException {
        Pause pause = Thread::sleep;
        pause.take(3, 7);
    }
}
