// Thread: one thread runs, the current one. A thread that is made has its properties and may be run by `run()`; what
// needs a second one, from `start()` on, is not modelled.
package java.lang;

import java.util.Map;

public class Thread implements Runnable {
    public static final int MIN_PRIORITY = 1;
    public static final int NORM_PRIORITY = 5;
    public static final int MAX_PRIORITY = 10;

    private static final Thread CURRENT = new Thread(ThreadGroup.MAIN);
    private static /*@ nullable @*/ UncaughtExceptionHandler defaultHandler;

    private final /*@ nullable @*/ ThreadGroup group; // null: the thread has ended
    private final /*@ nullable @*/ Runnable target;
    private final long id;
    private String name;
    private int priority;
    private boolean isDaemon;
    private boolean isInterrupted; // unless it is the current one
    private static boolean isCurrentInterrupted;
    // Of the current one, which others may have changed.
    private static long currentId = 1;
    private static long lastId = 1;
    private static int currentPriority = NORM_PRIORITY;
    private static boolean isCurrentDaemon;
    private static /*@ nullable @*/ UncaughtExceptionHandler currentHandler;
    private static /*@ nullable @*/ ClassLoader currentLoader;
    private /*@ nullable @*/ UncaughtExceptionHandler handler;
    // Of threads that are given nobody knows: a loader has very many fields.
    private transient /*@ nullable @*/ ClassLoader loader;
    private transient boolean hasLoader; // else that of the creator, as it was then

    public Thread() {
        this(null, (Runnable) null, anyName());
    }

    public Thread(/*@ nullable @*/ Runnable task) {
        this(null, task, anyName());
    }

    public Thread(/*@ nullable @*/ ThreadGroup group, /*@ nullable @*/ Runnable task) {
        this(group, task, anyName());
    }

    public Thread(String name) {
        this(null, (Runnable) null, name);
    }

    public Thread(/*@ nullable @*/ ThreadGroup group, String name) {
        this(group, (Runnable) null, name);
    }

    public Thread(/*@ nullable @*/ Runnable task, String name) {
        this(null, task, name);
    }

    public Thread(/*@ nullable @*/ ThreadGroup group, /*@ nullable @*/ Runnable task, String name, long stackSize) {
        this(group, task, name);
    }

    public Thread(/*@ nullable @*/ ThreadGroup group, /*@ nullable @*/ Runnable task, String name, long stackSize, boolean inheritThreadLocals) {
        this(group, task, name);
    }

    // The current one.
    private Thread(ThreadGroup group) {
        this.target = null;
        this.name = "main";
        this.group = group;
        this.priority = NORM_PRIORITY;
        this.id = 1; // not read
    }

    // It has the group of its creator, and the priority of that one, if it may.
    public Thread(/*@ nullable @*/ ThreadGroup group, /*@ nullable @*/ Runnable task, String name) {
        if (name == null)
            throw new NullPointerException("'name' is null");
        this.target = task;
        this.name = name;
        this.group = group == null ? CURRENT.group : group;
        this.priority = Math.min(CURRENT.getPriority(), this.group.getMaxPriority());
        this.isDaemon = isCurrentDaemon;
        this.id = ++lastId;
    }

    // Thread-0 and so on: how many there were before nobody knows.
    private static String anyName() {
        return "Thread-" + jury.Outside.machineInt();
    }

    public static int activeCount() {
        return CURRENT.group.activeCount();
    }

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

    public static int enumerate(Thread[] array) {
        return CURRENT.group.enumerate(array);
    }

    public static native Map<Thread, StackTraceElement[]> getAllStackTraces();

    public static /*@ nullable @*/ Thread.UncaughtExceptionHandler getDefaultUncaughtExceptionHandler() {
        return defaultHandler;
    }

    @Deprecated
    public long getId() {
        return threadId();
    }

    // No two threads have the same; here they may.
    public final long threadId() {
        jury.Texts.doubtful("the number of a thread");
        long number = this == CURRENT ? currentId : id;
        jury.Outside.assume(number > 0);
        return number;
    }

    public /*@ nullable @*/ ClassLoader getContextClassLoader() {
        if (this == CURRENT)
            return currentLoader;
        return hasLoader ? loader : inheritedLoader();
    }

    private native /*@ nullable @*/ ClassLoader inheritedLoader();

    public void setContextClassLoader(/*@ nullable @*/ ClassLoader wanted) {
        if (this == CURRENT)
            currentLoader = wanted;
        else {
            loader = wanted;
            hasLoader = true;
        }
    }

    public final /*@ pure nullable @*/ ThreadGroup getThreadGroup() {
        return group;
    }

    public final String getName() {
        return name;
    }

    public final int getPriority() {
        int value = this == CURRENT ? currentPriority : priority;
        jury.Outside.assume(MIN_PRIORITY <= value && value <= MAX_PRIORITY);
        return value;
    }

    public native StackTraceElement[] getStackTrace();

    public Thread.State getState() {
        return this == CURRENT ? State.RUNNABLE : State.NEW;
    }

    public /*@ nullable @*/ Thread.UncaughtExceptionHandler getUncaughtExceptionHandler() {
        UncaughtExceptionHandler own = this == CURRENT ? currentHandler : handler;
        return own == null ? group : own;
    }

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
        if (this == CURRENT)
            return isCurrentDaemon;
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

    public static void setDefaultUncaughtExceptionHandler(/*@ nullable @*/ Thread.UncaughtExceptionHandler wanted) {
        defaultHandler = wanted;
    }

    public final void setName(String text) {
        if (text == null)
            throw new NullPointerException("name cannot be null");
        name = text;
    }

    public final void setPriority(int value) {
        if (value < MIN_PRIORITY || MAX_PRIORITY < value)
            throw new IllegalArgumentException();
        if (this == CURRENT)
            currentPriority = Math.min(value, group.getMaxPriority());
        else if (group != null)
            priority = Math.min(value, group.getMaxPriority());
    }

    public void setUncaughtExceptionHandler(/*@ nullable @*/ Thread.UncaughtExceptionHandler wanted) {
        if (this == CURRENT)
            currentHandler = wanted;
        else
            handler = wanted;
    }

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

    public /*@ pure @*/ String toString() {
        return jury.Texts.untold();
    }

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
