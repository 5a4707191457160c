// Statements that can be reached, and bodies that end as they must (JLS 14.22).
class reachable {
    static final boolean DEBUG = false;

    int forever() {
        while (true) { }
    }

    int without_condition(int n) {
        for (;;)
            if (n > 0)
                return n;
    }

    int left_by_break(boolean b) {
        while (true) {
            if (b)
                break;
        }
        return 1;
    }

    int labelled(boolean b) {
        outer:
        while (true) {
            do {
                if (b)
                    continue outer;
                break outer;
            } while (true);
        }
        return 1;
    }

    int labelled_block(boolean b) {
        block: {
            if (b)
                break block;
            return 0;
        }
        return 1;
    }

    // `if` is not looked into: it serves for conditional compilation.
    int constant_if() {
        if (DEBUG)
            return 1;
        if (true)
            return 2;
        return 3;
    }

    int do_with_continue(boolean b) {
        do {
            if (b)
                continue;
            return 1;
        } while (b);
        return 2;
    }

    int every_branch(boolean b) {
        if (b)
            return 1;
        else
            throw new RuntimeException();
    }

    int try_and_finally(boolean b) {
        try {
            if (b)
                throw new RuntimeException();
            return 1;
        } catch (RuntimeException e) {
            return 2;
        } finally {
            b = false;
        }
    }

    int finally_returns() {
        while (true) {
            try {
                break;
            } finally {
                return 1;
            }
        }
    }

    int switch_with_default(int n) {
        switch (n) {
        case 1:
            return 1;
        case 2:
        default:
            throw new RuntimeException();
        }
    }

    int switch_rules(int n) {
        switch (n) {
        case 1 -> {
            return 1;
        }
        default -> throw new RuntimeException();
        }
    }

    int synchronised() {
        synchronized (this) {
            return 1;
        }
    }

    void ends_in_throw() {
        throw new RuntimeException();
    }

    { // an initialiser that may complete
        if (DEBUG)
            throw new RuntimeException();
    }
}
// COVERS synchronized, reachability
