// A stack trace is some text; what it says is not known.
import java.io.PrintWriter;

class StackTraces {
    //@ requires true;
    //@ signals_only \nothing;
    static void shown() {
        new IllegalStateException("x").printStackTrace(System.err);
    }

    //@ requires true;
    //@ signals_only \nothing;
    static void nowhere() {
        new IllegalStateException("x").printStackTrace((PrintWriter) null); // EXPECT violated: NullPointerException
    }
}
