// ARGS --all
// What a public class keeps from others is what its own code makes of it, though the package could assign it; what others
// throw, as they say, is no failure of the method that lets it pass.

class Entry {
    int[] values = new int[1];
    int at;
}

public class OwnBusiness {
    protected int[] values = new int[2];
    int at;

    public interface Action {
        void run() throws RuntimeException;
    }

    public static int given(Entry entry) {
        return entry.values[entry.at]; // EXPECT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'OwnBusiness.given(Entry)'
    }

    public int current() {
        return values[at]; // EXPECT possible: index out of bounds: ArrayIndexOutOfBoundsException in 'OwnBusiness.current()'
    }

    public static void perform(Action action) {
        try {
            action.run();
        } catch (RuntimeException e) {
            throw e;
        }
    }
}
// EXIT 1
