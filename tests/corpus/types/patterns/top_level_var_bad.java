// `var` as a pattern of its own; javac takes it for a syntax error.
class top_level_var_bad {
    void method(Object o) {
        if (o instanceof var x) return; // EXPECT error@26: 'var' is allowed only inside a record pattern
    }
}
// COVERS var, type patterns, instanceof patterns, instanceof
