// A private static method that only the static initialiser calls is itself checked on whatever the collection holds by then; what an initialiser that is not known would have
// called, too.
// EXIT 1
import java.util.ArrayList;
import java.util.List;

class FilledByMethod {
    private static final List<String> NAMES = new ArrayList<>();
    private static final int[] TABLE = new int[2];

    static {
        add("a");
        add("b");
    }

    //@ ensures \old(NAMES.size()) == 2; // EXPECT violated: postcondition in 'FilledByMethod.add(String)'
    private static void add(String name) {
        NAMES.add(name);
        TABLE[0] += 1;
    }

    //@ ensures \result == 2;
    static int size() {
        return NAMES.size();
    }

    //@ ensures \result == 2;
    static int count() {
        return TABLE[0];
    }

    static class Unknown {
        private static final int[] TABLE = {1, 2};
        private static final int[] OTHER = {1, 2};

        static {
            if (outside() > 0)
                set();
        }

        static native int outside();

        private static void set() {
            TABLE[0] = 5;
        }

        //@ ensures \result == 1;
        static int first() {
            return TABLE[0]; // EXPECT unknown: what a static initialiser has made of this object (not modelled) in 'FilledByMethod.Unknown.first()'
        }

        //@ ensures \result == 1;
        static int other() {
            return OTHER[0];
        }
    }
}
// OUTPUT VIOLATED FilledByMethod.add(String)
// OUTPUT HOLDS FilledByMethod.size()
// OUTPUT HOLDS FilledByMethod.count()
// OUTPUT HOLDS FilledByMethod.Unknown.other()
