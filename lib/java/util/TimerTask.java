// TimerTask: signatures only, native methods are not modelled.
package java.util;

public abstract class TimerTask implements Runnable {
    protected TimerTask() {
    }

    public native boolean cancel();

    public abstract void run();

    public native long scheduledExecutionTime();
}
