// `var` where a type is needed.
class VarBad {
    var a = 1; // EXPECT error@5: 'var' is not allowed here
    var b() { return 1; } // EXPECT error@5: 'var' is not allowed here
    void c(var x) { // EXPECT error@12: 'var' is not allowed here
        java.util.List<var> d; // EXPECT error@24: 'var' is not allowed here
        var[] e = null; // EXPECT error@9: 'var' is not allowed here
        Object f = (var) x; // EXPECT error@21: 'var' is not allowed here
        try { } catch (var g) { } // EXPECT error@24: 'var' is not allowed here
        var<String> h; // EXPECT error@9: 'var' is not allowed here
    }
}
// COVERS var
