// A null that the code keeps from a call by asking is not passed.
// ARGS --all
// EXIT 1
public class null_kept_out {
    private final String name;

    public null_kept_out(String name) {
        this.name = name;
    }

    public static int guarded(String key) {
        return key.length();
    }

    public static int unguarded(String key) {
        return key.length(); // EXPECT violated: null dereference: NullPointerException in 'null_kept_out.unguarded(String)'
    }

    public static int first(null_kept_out[] all) {
        null_kept_out found = null;
        if (all.length > 0) {
            found = all[0];
        }
        final String key = found != null ? found.name : null;
        if (found == null || guarded(key) == 0) {
            return 0;
        }
        return 1;
    }

    public static int last(null_kept_out[] all) {
        null_kept_out found = null;
        if (all.length > 0) {
            found = all[all.length - 1];
        }
        final String key = found != null ? found.name : null;
        if (found == null) {
            return unguarded(key);
        }
        return 1;
    }
}
