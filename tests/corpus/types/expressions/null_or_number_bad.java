// `c ? null : 1` is an Integer, which is no Long.
class NullOrNumberBad {
    Long wide(boolean b) { return b ? null : 1; } // EXPECT error: cannot convert 'Integer' to 'Long'
    boolean same(Object o) { return o == 1; } // EXPECT error: operator '==' cannot be applied to 'Object' and 'int'
    <T> boolean other(T t) { return t != 1; } // EXPECT error: operator '!=' cannot be applied to 'T' and 'int'
}
// COVERS conditional typing, boxing
