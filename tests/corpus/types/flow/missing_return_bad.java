// Bodies that must give a value, and may end without (JLS 8.4.7, 15.27.2).
import java.util.function.IntSupplier;

class missing_return_bad {
    int empty() {
    } // EXPECT error@5: missing return statement

    int one_branch(boolean b) {
        if (b)
            return 1;
    } // EXPECT error: missing return statement

    int loop(boolean b) {
        while (b)
            return 1;
    } // EXPECT error: missing return statement

    int left_loop(boolean b) {
        while (true)
            if (b)
                break;
    } // EXPECT error: missing return statement

    int handler() {
        try {
            return 1;
        } catch (RuntimeException e) {
        }
    } // EXPECT error: missing return statement

    int without_default(int n) {
        switch (n) {
        case 1:
            return 1;
        }
    } // EXPECT error: missing return statement

    int rules_without_default(int n) {
        switch (n) {
        case 1 -> {
            return 1;
        }
        }
    } // EXPECT error: missing return statement

    enum Side { LEFT, RIGHT }

    // A switch statement over all constants of an enum still needs a default.
    int all_constants(Side side) {
        switch (side) {
        case LEFT:
            return 1;
        case RIGHT:
            return 2;
        }
    } // EXPECT error: missing return statement

    IntSupplier lambda(boolean b) {
        return () -> {
            if (b)
                return 1;
        }; // EXPECT error: missing return statement
    }
}
// COVERS reachability
