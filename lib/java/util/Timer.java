// Timer: signatures only, native methods are not modelled.
package java.util;

public class Timer {
    public Timer() {
    }

    public Timer(String text) {
        notModelled();
    }

    public Timer(boolean value) {
        notModelled();
    }

    public Timer(String text, boolean value) {
        notModelled();
    }

    public native void cancel();

    public native int purge();

    public native void schedule(TimerTask timerTask, long value);

    public native void schedule(TimerTask timerTask, long first, long second);

    public native void scheduleAtFixedRate(TimerTask timerTask, long first, long second);

    private static native void notModelled();
}
