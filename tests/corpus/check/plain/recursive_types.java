// Which classes are asked about is looked for in the methods called, too; one that calls itself is looked at once.
// ARGS --all
class Nested {
    private final Object left;
    private final Object right;
    Nested(Object left, Object right) { this.left = left; this.right = right; }
    int depth(int[] found) { return left instanceof Nested ? 1 + ((Nested) left).depth(found) : right == null ? found.length : 0; }
}
// OUTPUT 2 methods: 2 hold
