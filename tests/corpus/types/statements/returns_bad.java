// Returned values that do not fit.
class returns_bad {
    { if (true) return; } // EXPECT error@17: return outside of a method
    static { if (true) return; } // EXPECT error: return outside of a method
    void nothing() { return 1; } // EXPECT error@29: a void method cannot return a value
    returns_bad() { return 1; } // EXPECT error: a constructor cannot return a value
    int missing() { return; } // EXPECT error@21: expected a value of type 'int' to return
    int wrong() { return "x"; } // EXPECT error: cannot convert 'String' to 'int'
    byte wide(int i) { return i; } // EXPECT error: cannot convert 'int' to 'byte'
    int unknown() { return missing; } // EXPECT error: missing
    record Compact(int x) {
        Compact { return; } // EXPECT error: a compact constructor cannot return
    }
}
// COVERS return
