// An object of the library in a static field is for sure as it was made, and as `new` with no arguments makes it; what code may have made of it since is only possible.
// ARGS --all
import java.util.concurrent.atomic.AtomicInteger;

public class counters_in_statics {
    private static final AtomicInteger ASKED = new AtomicInteger();
    private static final AtomicInteger LEFT = all();

    private static AtomicInteger all() {
        return new AtomicInteger(10);
    }

    public int perAsked() {
        return 100 / ASKED.get(); // EXPECT violated: division by zero: ArithmeticException in 'counters_in_statics.perAsked()'
    }

    public void ask() {
        ASKED.incrementAndGet();
        LEFT.decrementAndGet();
    }

    // EXPECT-NEXT cut: objects in states that no calls were found to build in 'counters_in_statics.perLeft()'
    public int perLeft() {
        return 100 / LEFT.get(); // EXPECT possible: division by zero: ArithmeticException in 'counters_in_statics.perLeft()'
    }
}
// OUTPUT counters_in_statics.LEFT = AtomicInteger#2 { value = 0 }
