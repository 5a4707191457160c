// A yield that belongs to no switch expression.
class yield_outside_bad {
    int outside(int n) {
        yield n; // EXPECT error@9: yield outside of a switch expression
        return switch (n) {
        default -> {
            Runnable r = () -> { yield 3; }; // EXPECT error: yield outside of a switch expression
            yield 1;
        }
        };
    }
}
// COVERS yield
