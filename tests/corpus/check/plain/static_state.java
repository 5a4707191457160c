// What a static field's library object holds is what the code put there: a state that nobody was seen to build is possible, and no more.
// ARGS --all
import java.util.ArrayList;
import java.util.List;

public class static_state {
    private static final ThreadLocal<List<String>> NAMES = ThreadLocal.withInitial(ArrayList::new);

    public static void add(String name) { // EXPECT cut: objects in states that no calls were found to build in 'static_state.add(String)'
        NAMES.get().add(name); // EXPECT possible: null dereference: NullPointerException in 'static_state.add(String)'
    }
}
