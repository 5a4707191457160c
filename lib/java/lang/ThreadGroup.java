// ThreadGroup: a tree of groups. Of the threads in a group only the current one is listed; executions with others, and
// with groups that programs made, are cut where somebody lists them.
package java.lang;

import jury.Outside;

public class ThreadGroup implements Thread.UncaughtExceptionHandler {
    static final ThreadGroup SYSTEM = new ThreadGroup((ThreadGroup) null);
    static final ThreadGroup MAIN = new ThreadGroup(SYSTEM);

    private final /*@ nullable @*/ ThreadGroup parent;
    private final /*@ nullable @*/ String name;
    private int maxPriority; // of those of Java itself all are allowed
    private boolean isDaemon;
    private boolean hasGroups;
    private static boolean isMade; // a program made one

    // Those of Java itself.
    private ThreadGroup(/*@ nullable @*/ ThreadGroup parent) {
        this.parent = parent;
        this.name = parent == null ? "system" : "main";
    }

    public ThreadGroup(/*@ nullable @*/ String name) {
        this(Thread.currentThread().getThreadGroup(), name);
    }

    public ThreadGroup(ThreadGroup parent, /*@ nullable @*/ String name) {
        if (parent == null)
            throw new NullPointerException();
        this.parent = parent;
        this.name = name;
        this.maxPriority = parent.getMaxPriority();
        this.isDaemon = parent.isDaemon();
        isMade = true;
        if (!parent.isOfJava())
            parent.hasGroups = true;
    }

    // An estimate. No machine has room for billions of threads.
    private static int anyCount() {
        int count = Outside.machineInt();
        Outside.assume(0 <= count && count <= Integer.MAX_VALUE / 4);
        return count;
    }

    public int activeCount() {
        return anyCount();
    }

    public int activeGroupCount() {
        return anyCount();
    }

    private boolean isOfJava() {
        return this == SYSTEM || this == MAIN;
    }

    @Deprecated
    public final void checkAccess() {
    }

    @Deprecated
    public final native void destroy();

    public int enumerate(Thread[] list) {
        return enumerate(list, true);
    }

    public int enumerate(Thread[] list, boolean recurse) {
        int room = list.length;
        if (Outside.threadIsBeside())
            Outside.cut("executions that list other threads than the current one");
        Thread current = Thread.currentThread();
        ThreadGroup group = current.getThreadGroup();
        if (room == 0 || !(recurse ? parentOf(group) : group == this))
            return 0;
        list[0] = current;
        return 1;
    }

    public int enumerate(ThreadGroup[] list) {
        return enumerate(list, true);
    }

    public int enumerate(ThreadGroup[] list, boolean recurse) {
        int room = list.length;
        if (isMade || Outside.threadIsBeside())
            Outside.cut("executions that list groups of threads which a program made");
        if (room == 0 || this != SYSTEM)
            return 0;
        list[0] = MAIN;
        return 1;
    }

    public final /*@ pure @*/ int getMaxPriority() {
        if (isOfJava())
            return Thread.MAX_PRIORITY;
        Outside.assume(Thread.MIN_PRIORITY <= maxPriority && maxPriority <= Thread.MAX_PRIORITY);
        return maxPriority;
    }

    public final /*@ pure nullable @*/ String getName() {
        return name;
    }

    public final /*@ pure nullable @*/ ThreadGroup getParent() {
        return parent;
    }

    public final native void interrupt();

    @Deprecated
    public final /*@ pure @*/ boolean isDaemon() {
        if (isOfJava())
            return false;
        return isDaemon;
    }

    @Deprecated
    public native /*@ pure @*/ boolean isDestroyed();

    public void list() {
    }

    public final /*@ pure @*/ boolean parentOf(/*@ nullable @*/ ThreadGroup group) {
        for (; group != null; group = group.parent)
            if (group == this)
                return true;
        return false;
    }

    @Deprecated
    public final native void resume();

    @Deprecated
    public final void setDaemon(boolean value) {
        if (isOfJava())
            changeAll();
        isDaemon = value;
    }

    // Groups below have no more.
    public final void setMaxPriority(int value) {
        if (value < Thread.MIN_PRIORITY || Thread.MAX_PRIORITY < value)
            return;
        if (isOfJava())
            changeAll();
        if (hasGroups)
            changeAll();
        maxPriority = Math.min(value, parent.getMaxPriority());
    }

    private native void changeAll();

    @Deprecated
    public final native void stop();

    @Deprecated
    public final native void suspend();

    public /*@ pure @*/ String toString() {
        return getClass().getName() + "[name=" + name + ",maxpri=" + getMaxPriority() + "]";
    }

    public void uncaughtException(Thread thread, Throwable cause) {
        if (parent != null) {
            parent.uncaughtException(thread, cause);
            return;
        }
        Thread.UncaughtExceptionHandler handler = Thread.getDefaultUncaughtExceptionHandler();
        if (handler != null)
            handler.uncaughtException(thread, cause);
    }
}
