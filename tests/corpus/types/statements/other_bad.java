// Assertions, monitors and constructor calls that are wrong.
class other_bad {
    void nothing() {}

    other_bad(int n) {
        n++;
        if (n > 0)
            this(); // EXPECT error@13: 'this(…)' must be a statement of the body of a constructor
    }

    other_bad() {
        { super(); } // EXPECT error@11: 'super(…)' must be a statement of the body of a constructor
    }

    void all(int n) {
        synchronized (n) { } // EXPECT error@23: cannot synchronize on 'int': expected an object
        synchronized (null) { } // EXPECT error: cannot synchronize on 'null': expected an object
        assert n; // EXPECT error: 'int'
        assert n > 0 : nothing(); // EXPECT error@24: the message of an assertion cannot be void
        Object o = n;
        assert !(o instanceof String t) : t; // EXPECT error: 't'
        super(); // EXPECT error: 'super(…)' must be a statement of the body of a constructor
    }
}
// COVERS synchronized, assert
