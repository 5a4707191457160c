// Thread: one thread runs, the current one. A thread that is made has its properties and may be run by `run()`; what
// needs a second one, from `start()` on, is not modelled.
package java.lang;

import java.util.Map;

public class Thread implements Runnable {
    public static final int MIN_PRIORITY = 1;
    public static final int NORM_PRIORITY = 5;
    public static final int MAX_PRIORITY = 10;

    private static final Thread CURRENT = new Thread((Runnable) null, "main");

    private final /*@ nullable @*/ Runnable target;
    private String name;
    private int priority = NORM_PRIORITY;
    private boolean isDaemon;
    private boolean isInterrupted; // unless it is the current one
    private static boolean isCurrentInterrupted;

    public Thread() {
        this((Runnable) null, anyName());
    }

    public Thread(/*@ nullable @*/ Runnable task) {
        this(task, anyName());
    }

    public Thread(String name) {
        this((Runnable) null, name);
    }

    public Thread(/*@ nullable @*/ Runnable task, String name) {
        if (name == null)
            throw new NullPointerException("'name' is null");
        this.target = task;
        this.name = name;
    }

    // Thread-0 and so on: how many there were before nobody knows.
    private static String anyName() {
        return "Thread-" + jury.Outside.machineInt();
    }

    public static native int activeCount();

    @Deprecated
    public final void checkAccess() {
    }

    protected native Object clone() throws CloneNotSupportedException;

    @Deprecated
    public native int countStackFrames();

    public static Thread currentThread() {
        return CURRENT;
    }

    public static void dumpStack() {
    }

    public static native int enumerate(Thread[] array);

    public static native Map<Thread, StackTraceElement[]> getAllStackTraces();

    public static native Thread.UncaughtExceptionHandler getDefaultUncaughtExceptionHandler();

    public native long getId();

    public final String getName() {
        return name;
    }

    public final int getPriority() {
        return priority;
    }

    public native StackTraceElement[] getStackTrace();

    public Thread.State getState() {
        return this == CURRENT ? State.RUNNABLE : State.NEW;
    }

    public native Thread.UncaughtExceptionHandler getUncaughtExceptionHandler();

    public static native boolean holdsLock(/*@ nullable @*/ Object object);

    public void interrupt() {
        if (this == CURRENT)
            isCurrentInterrupted = true;
        else
            isInterrupted = true;
    }

    // Others may do that at any time.
    private static boolean wasInterrupted() {
        if (jury.Outside.threadInterrupts())
            isCurrentInterrupted = true;
        return isCurrentInterrupted;
    }

    public static boolean interrupted() {
        boolean was = wasInterrupted();
        isCurrentInterrupted = false;
        return was;
    }

    public final boolean isAlive() {
        return this == CURRENT;
    }

    public final boolean isDaemon() {
        return isDaemon;
    }

    public boolean isInterrupted() {
        return this == CURRENT ? wasInterrupted() : isInterrupted;
    }

    public final native void join() throws InterruptedException;

    public final native void join(long value) throws InterruptedException;

    public final native void join(long first, int second) throws InterruptedException;

    public static void onSpinWait() {
    }

    @Deprecated
    public final native void resume();

    public void run() {
        if (target != null)
            target.run();
    }

    public final void setDaemon(boolean value) {
        if (isAlive())
            throw new IllegalThreadStateException();
        isDaemon = value;
    }

    public static native void setDefaultUncaughtExceptionHandler(
            Thread.UncaughtExceptionHandler uncaughtExceptionHandler);

    public final void setName(String text) {
        if (text == null)
            throw new NullPointerException("name cannot be null");
        name = text;
    }

    public final void setPriority(int value) {
        if (value < MIN_PRIORITY || MAX_PRIORITY < value)
            throw new IllegalArgumentException();
        priority = value;
    }

    public native void setUncaughtExceptionHandler(Thread.UncaughtExceptionHandler uncaughtExceptionHandler);

    public static void sleep(long milliseconds) throws InterruptedException {
        if (milliseconds < 0)
            throw new IllegalArgumentException(jury.Texts.untold());
        if (interrupted())
            throw new InterruptedException("sleep interrupted");
    }

    public static void sleep(long milliseconds, int nanoseconds) throws InterruptedException {
        if (milliseconds < 0 || nanoseconds < 0 || nanoseconds > 999999)
            throw new IllegalArgumentException(jury.Texts.untold());
        if (interrupted())
            throw new InterruptedException("sleep interrupted");
    }

    public native void start();

    @Deprecated
    public final native void stop();

    @Deprecated
    public final native void suspend();

    public native /*@ pure @*/ String toString();

    public static void yield() {
    }

    public enum State {
        NEW, RUNNABLE, BLOCKED, WAITING, TIMED_WAITING, TERMINATED;
    }

    @FunctionalInterface
    public interface UncaughtExceptionHandler {
        void uncaughtException(Thread thread, Throwable cause);
    }
}
