// Thread: signatures only; Jury verifies one thread at a time.
package java.lang;

import java.util.Map;

public class Thread implements Runnable {
    public static final int MIN_PRIORITY = 1;
    public static final int NORM_PRIORITY = 5;
    public static final int MAX_PRIORITY = 10;

    public Thread() {
    }

    public Thread(Runnable task) {
        notModelled();
    }

    public Thread(String text) {
        notModelled();
    }

    public Thread(Runnable task, String text) {
        notModelled();
    }

    public static native int activeCount();

    @Deprecated
    public final native void checkAccess();

    protected native Object clone() throws CloneNotSupportedException;

    @Deprecated
    public native int countStackFrames();

    public static native Thread currentThread();

    public static native void dumpStack();

    public static native int enumerate(Thread[] array);

    public static native Map<Thread, StackTraceElement[]> getAllStackTraces();

    public static native Thread.UncaughtExceptionHandler getDefaultUncaughtExceptionHandler();

    public native long getId();

    public final native String getName();

    public final native int getPriority();

    public native StackTraceElement[] getStackTrace();

    public native Thread.State getState();

    public native Thread.UncaughtExceptionHandler getUncaughtExceptionHandler();

    public static native boolean holdsLock(/*@ nullable @*/ Object object);

    public native void interrupt();

    public static native boolean interrupted();

    public final native boolean isAlive();

    public final native boolean isDaemon();

    public native boolean isInterrupted();

    public final native void join() throws InterruptedException;

    public final native void join(long value) throws InterruptedException;

    public final native void join(long first, int second) throws InterruptedException;

    public static native void onSpinWait();

    @Deprecated
    public final native void resume();

    public void run() {
    }

    public final native void setDaemon(boolean value);

    public static native void setDefaultUncaughtExceptionHandler(
            Thread.UncaughtExceptionHandler uncaughtExceptionHandler);

    public final native void setName(String text);

    public final native void setPriority(int value);

    public native void setUncaughtExceptionHandler(Thread.UncaughtExceptionHandler uncaughtExceptionHandler);

    public static native void sleep(long milliseconds) throws InterruptedException;

    public static native void sleep(long milliseconds, int nanoseconds) throws InterruptedException;

    public native void start();

    @Deprecated
    public final native void stop();

    @Deprecated
    public final native void suspend();

    public native /*@ pure @*/ String toString();

    public static native void yield();

    private static native void notModelled();

    public enum State {
        NEW, RUNNABLE, BLOCKED, WAITING, TIMED_WAITING, TERMINATED;
    }

    @FunctionalInterface
    public interface UncaughtExceptionHandler {
        void uncaughtException(Thread thread, Throwable cause);
    }
}
