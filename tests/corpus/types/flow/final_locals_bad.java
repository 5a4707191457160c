// Final variables get one value (JLS 4.12.4, 16).
class final_locals_bad {
    void with_value(final int p, int[] a) {
        final int x = 1;
        x = 2; // EXPECT error@9: cannot assign to final variable 'x'
        x++; // EXPECT error: cannot assign to final variable 'x'
        p += 1; // EXPECT error: cannot assign to final variable 'p'
        a.length = 3; // EXPECT error: cannot assign to final variable 'length'
        for (final int e : a)
            e = 2; // EXPECT error: variable 'e' may already have been assigned
    }

    void twice() {
        final int x;
        x = 1;
        x = 2; // EXPECT error@9: variable 'x' may already have been assigned
    }

    void maybe_twice(boolean b) {
        final int x;
        if (b)
            x = 1;
        x = 2; // EXPECT error: variable 'x' may already have been assigned
    }

    void in_a_loop(int n) {
        final int x;
        while (n-- > 0)
            x = 1; // EXPECT error: variable 'x' may already have been assigned
    }

    void in_a_for(int n) {
        final int x;
        for (int i = 0; i < n; x = i) // EXPECT error: variable 'x' may already have been assigned
            n--;
    }

    void handler(int n) {
        final int x;
        try {
            x = n / 2;
        } catch (RuntimeException e) {
            x = 1; // EXPECT error: variable 'x' may already have been assigned
        }
    }

    void in_finally(int n) {
        final int x;
        try {
            x = n / 2;
        } finally {
            x = 1; // EXPECT error: variable 'x' may already have been assigned
        }
    }

    void falls_through(int n) {
        final int x;
        switch (n) {
        case 1:
            x = 1;
        default:
            x = 2; // EXPECT error: variable 'x' may already have been assigned
        }
    }

    void parameters_of_catch(AutoCloseable c) throws Exception {
        try (AutoCloseable d = c) {
            d = null; // EXPECT error: cannot assign to final variable 'd'
        } catch (IllegalStateException | NullPointerException e) {
            e = null; // EXPECT error: cannot assign to final variable 'e'
        } catch (final RuntimeException e) {
            e = null; // EXPECT error: cannot assign to final variable 'e'
        }
    }

    void pattern(Object o) {
        if (o instanceof final String s)
            s = ""; // EXPECT error: cannot assign to final variable 's'
    }
}
// COVERS local variables, definite assignment
