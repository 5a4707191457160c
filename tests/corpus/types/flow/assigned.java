// Local variables that have a value wherever they are used (JLS 16).
class assigned {
    static final boolean DEBUG = false;

    int branches(boolean b) {
        int x;
        if (b)
            x = 1;
        else
            x = 2;
        return x;
    }

    int conditions(int n) {
        int x;
        if (n > 0 && (x = n) > 1)
            return x;
        int y;
        if (n < 0 || (y = n) > 1)
            return 0;
        else
            n = y;
        int z;
        if (!(n > 0 && (z = n) > 2))
            return 0;
        return z;
    }

    boolean conditional(boolean a, boolean b) {
        int x;
        if (a ? (x = 1) > 0 : (x = 2) > 0)
            return x > 1;
        int y;
        boolean both = a ? b && (y = 1) > 0 : (y = 2) > 3 && b;
        return a ? both : x > 0;
    }

    int constants() {
        int x;
        if (true)
            x = 1;
        int y;
        if (DEBUG)
            return y;
        int z;
        while (true) {
            z = 1;
            break;
        }
        return x + z;
    }

    int loops(int n) {
        int x;
        while ((x = n--) > 0)
            n += x;
        int y;
        do {
            y = n;
            if (y == 3)
                continue;
            n++;
        } while (y < 10);
        int z;
        for (;;) {
            if (n > 3) {
                z = 1;
                break;
            }
            n++;
        }
        return x + y + z;
    }

    int labelled(int n) {
        int x;
        outer: {
            if (n > 0) {
                x = 1;
                break outer;
            }
            x = 2;
        }
        return x;
    }

    int tries(int n) {
        int x;
        try {
            x = n / 2;
        } catch (RuntimeException e) {
            x = 1;
        }
        int y;
        try {
            n = n / 2;
        } finally {
            y = 2;
        }
        int z;
        try {
            z = n / 3;
        } catch (RuntimeException e) {
            throw e;
        }
        return x + y + z;
    }

    int left_through_finally(int n) {
        int x;
        while (true) {
            try {
                if (n > 0)
                    break;
            } finally {
                x = n;
            }
        }
        return x;
    }

    int switches(int n) {
        int x;
        switch (n) {
        case 1:
            x = 1;
            break;
        case 2:
        default:
            x = 2;
        }
        int y;
        switch (n) {
        case 1 -> y = 1;
        case 2 -> {
            y = 2;
        }
        default -> throw new RuntimeException();
        }
        int z = switch (n) {
        case 1 -> {
            x = 5;
            yield y;
        }
        default -> x = 6;
        };
        return x + y + z;
    }

    int scope_of_a_group(int n) {
        switch (n) {
        case 1:
            int x = 1;
            return x;
        default:
            x = 2;
            return x;
        }
    }

    boolean switch_condition(int n) {
        int x;
        if (switch (n) {
            case 1 -> (x = 1) > 0;
            case 2 -> {
                yield (x = 2) > 0;
            }
            default -> false && n > 0;
        })
            return x > 0;
        return false;
    }

    int used_in_lambda(int n) {
        int x;
        x = n;
        java.util.function.IntSupplier supplier = () -> {
            int y;
            y = x;
            return y;
        };
        Object object = new Object() {
            int z = x;
        };
        return supplier.getAsInt();
    }

    int assertion(boolean b) {
        int x;
        assert (x = 1) > 0 : "no" + b;
        x = 2;
        return x;
    }

    final int once(boolean b) {
        final int x;
        if (b) {
            x = 1;
        } else {
            x = 2;
        }
        final int y;
        while (true) {
            if (b) {
                y = 3;
                break;
            }
            b = true;
        }
        final int z;
        try {
            b = false;
        } finally {
            z = 4;
        }
        return x + y + z;
    }
}
// COVERS anonymous classes, yield, assignment, compound assignment, definite assignment
