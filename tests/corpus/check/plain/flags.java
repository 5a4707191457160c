// That a field is there where another one says so is an invariant.
// ARGS --all
public class flags {
    public static final class Lazy {
        private final String source;
        private String text;
        private boolean ready;

        public Lazy(String source) {
            this.source = source;
        }

        public String get() {
            if (!ready) {
                text = source.trim();
                ready = true;
            }
            return text;
        }

        public int length() {
            return ready ? text.length() : 0;
        }
    }

    public static final class Forgetting {
        private String text;
        private boolean ready;

        public void prepare() {
            text = "text";
            ready = true;
        }

        public void forget() {
            text = null;
        }

        public int length() {
            return ready ? text.length() : 0; // EXPECT violated: null dereference: NullPointerException in 'flags.Forgetting.length()'
        }
    }
}
// OUTPUT invariants found of flags.Lazy: !ready || text != null
// OUTPUT-NOT invariants found of flags.Forgetting: !ready || text != null
