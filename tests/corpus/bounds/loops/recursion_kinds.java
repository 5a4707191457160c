// Recursion that does not count: remainders, halves, a range of an array, both sides of a tree.
// ARGS --bits 5 --array-length 5 --objects 3 --method gcd --method halves --method find --method height
class Kinds {
    static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    static int halves(int n) {
        return n <= 1 ? 0 : 1 + halves(n / 2);
    }

    //@ requires 0 <= low && high < a.length;
    static int find(int[] a, int key, int low, int high) {
        if (low > high)
            return -1;
        int middle = low + (high - low) / 2;
        if (a[middle] == key)
            return middle;
        return a[middle] < key ? find(a, key, middle + 1, high) : find(a, key, low, middle - 1);
    }

    static int height(/*@ nullable @*/ Tree tree) {
        return tree == null ? 0 : 1 + Math.max(height(tree.left), height(tree.right));
    }
}

class Tree {
    /*@ nullable @*/ Tree left, right;
}
// OUTPUT recursion_kinds.java:4 recursion of 'gcd' gcd 0 6 exact
// OUTPUT recursion_kinds.java:8 recursion of 'halves' halves 0 3 exact
// OUTPUT recursion_kinds.java:13 recursion of 'find' find 0 3 exact
// OUTPUT recursion_kinds.java:22 recursion of 'height' height 0 3 exact, may not end
