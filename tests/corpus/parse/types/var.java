// `var` in the places that know it; it may have modifiers.
class Var {
    void f(java.util.List<String> list) throws Exception {
        var a = 1;
        final var b = "";
        for (var i = 0; i < 3; i++) { }
        for (var s : list) { }
        for (final var s : list) { }
        try (var r = open()) { }
        java.util.function.BinaryOperator<Integer> c = (var x, final var y) -> x;
        if (list instanceof R(var x, R(var y))) { }
        var.x = var.y();
        var(1);
    }
}
// COVERS var
