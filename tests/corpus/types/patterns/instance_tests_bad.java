import java.util.List;

// Tests that can never be true, or never be made.
class instance_tests_bad {
    <T> void all(Object o, String s, Integer i, int n, int[] ints) {
        if (s instanceof Integer j) return; // EXPECT error@26: 'String' can never be an instance of 'Integer'
        if (i instanceof Long k) return; // EXPECT error: 'Integer' can never be an instance of 'Long'
        if (ints instanceof long[] l) return; // EXPECT error: 'int[]' can never be an instance of 'long[]'
        if (o instanceof List<String> l) return; // EXPECT error@26: cannot test whether 'Object' is an instance of 'List<String>': type arguments are not known at run time
        if (o instanceof T t) return; // EXPECT error: cannot test whether 'Object' is an instance of 'T': type arguments are not known at run time
        if (o instanceof Unknown u) return; // EXPECT error: cannot find type 'Unknown'
        if (o instanceof int m) return; // EXPECT error: 'int'
    }
}
// COVERS type patterns, instanceof patterns, instanceof
