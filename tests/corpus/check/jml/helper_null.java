// To a helper nobody owes that fields are not null, static ones included: it must not rely on it.
class HelperNull {
    static String shared = "a";
    String own = "a";
    Object[] parts = {};

    //@ ensures \result >= 0;
    static /*@ helper @*/ int length() {
        return shared.length(); // EXPECT violated: null dereference: NullPointerException in 'HelperNull.length()'
    }

    //@ ensures \result >= 0;
    static /*@ helper @*/ int lengthIfAny() {
        return shared == null ? 0 : shared.length();
    }

    //@ requires parts != null && parts.length > 0;
    //@ ensures \result != null; // EXPECT violated: postcondition in 'HelperNull.first()'
    /*@ helper nullable @*/ Object first() {
        return parts[0];
    }

    //@ assignable own; ensures own == null;
    /*@ helper @*/ void clear() {
        own = null;
    }

    //@ ensures own != null;
    void clearAndSet() {
        clear();
        own = "b";
    }
}
// OUTPUT HOLDS HelperNull.lengthIfAny()
// OUTPUT HOLDS HelperNull.clear()
// OUTPUT HOLDS HelperNull.clearAndSet()
