// BrokenBarrierException: an exception with its message and cause.
package java.util.concurrent;

public class BrokenBarrierException extends Exception {
    public BrokenBarrierException() {
        super();
    }

    public BrokenBarrierException(/*@ nullable @*/ String message) {
        super(message);
    }
}
