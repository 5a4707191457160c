// Local variables that may have no value where they are used (JLS 16).
class assigned_bad {
    int plain() {
        int x;
        return x; // EXPECT error@16: variable 'x' may not have been initialised
    }

    int own_initializer() {
        int x = x + 1; // EXPECT error: variable 'x' may not have been initialised
        return x;
    }

    int one_branch(boolean b) {
        int x;
        if (b)
            x = 1;
        return x; // EXPECT error: variable 'x' may not have been initialised
    }

    int wrong_side(int n) {
        int x;
        if (n > 0 && (x = n) > 1)
            return x;
        return x; // EXPECT error: variable 'x' may not have been initialised
    }

    int wrong_side_of_or(int n) {
        int x;
        if (n > 0 || (x = n) > 1)
            return x; // EXPECT error: variable 'x' may not have been initialised
        return x;
    }

    int negated(int n) {
        int x;
        if (!(n > 0 && (x = n) > 1))
            return x; // EXPECT error: variable 'x' may not have been initialised
        return x;
    }

    void compound() {
        int x;
        x += 1; // EXPECT error: variable 'x' may not have been initialised
        int y;
        y++; // EXPECT error: variable 'y' may not have been initialised
    }

    int loop(boolean b) {
        int x;
        while (b) {
            x = 1;
            b = false;
        }
        return x; // EXPECT error: variable 'x' may not have been initialised
    }

    int left_early(boolean b) {
        int x;
        do {
            if (b)
                break;
            x = 1;
        } while (x > 3);
        return x; // EXPECT error: variable 'x' may not have been initialised
    }

    int each(int[] a) {
        int x;
        for (int e : a)
            x = e;
        return x; // EXPECT error: variable 'x' may not have been initialised
    }

    int handler(int n) {
        int x;
        try {
            x = n / 2;
        } catch (RuntimeException e) {
        }
        return x; // EXPECT error: variable 'x' may not have been initialised
    }

    int in_finally(int n) {
        int x;
        try {
            x = n / 2;
        } finally {
            n = x; // EXPECT error: variable 'x' may not have been initialised
        }
        return n;
    }

    int without_default(int n) {
        int x;
        switch (n) {
        case 1:
            x = 1;
            break;
        case 2:
            x = 2;
        }
        return x; // EXPECT error: variable 'x' may not have been initialised
    }

    int jumped_over(int n) {
        switch (n) {
        case 1:
            int x = 1;
        default:
            return x; // EXPECT error: variable 'x' may not have been initialised
        }
    }

    int one_rule(int n) {
        int x;
        int y = switch (n) {
        case 1 -> x = 1;
        default -> 2;
        };
        return x; // EXPECT error: variable 'x' may not have been initialised
    }

    java.util.function.IntSupplier in_lambda() {
        int x;
        java.util.function.IntSupplier supplier = () -> x; // EXPECT error: variable 'x' may not have been initialised
        x = 1;
        return supplier;
    }

    Object in_inner_class() {
        int x;
        Object object = new Object() {
            int y = x; // EXPECT error: variable 'x' may not have been initialised
        };
        x = 1;
        return object;
    }

    int assertion() {
        int x;
        assert (x = 1) > 0;
        return x; // EXPECT error: variable 'x' may not have been initialised
    }
}
// COVERS assignment, compound assignment, definite assignment
