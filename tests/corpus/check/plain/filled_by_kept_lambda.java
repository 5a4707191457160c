// A lambda of a static initialiser that a collection of the sources keeps, and runs later.
// ARGS --all
// EXIT 1
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

public class filled_by_kept_lambda {
    // A list that keeps what it should run.
    public static class Late {
        private static final Map<Integer, String> NAMES = new HashMap<>();
        private static final Sleepy SLEEPY = new Sleepy();

        static {
            NAMES.put(1, "one");
            List<Integer> sleepy = SLEEPY;
            sleepy.forEach(n -> NAMES.clear());
        }

        public static int one() {
            // EXPECT-NEXT cut: an 'Object' that is of type 'Integer' in 'filled_by_kept_lambda.Late.one()'
            return NAMES.get(1).length(); // EXPECT violated: null dereference: NullPointerException in 'filled_by_kept_lambda.Late.one()'
        }

        public static void wake() {
            SLEEPY.kept.accept(1);
        }
    }

    private static class Sleepy extends ArrayList<Integer> {
        private transient Consumer<? super Integer> kept = n -> { };

        @Override
        public void forEach(Consumer<? super Integer> action) {
            kept = action;
        }
    }
}
