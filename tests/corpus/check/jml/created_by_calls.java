// Calls of a specification may make objects, and further calls may look into them and change them.
import java.util.TreeMap;

class Pair {
    int left;
    int right;

    /*@ pure @*/ Pair(int left, int right) {
        this.left = left;
        this.right = right;
    }

    static /*@ pure @*/ Pair of(int left, int right) {
        return new Pair(left, right);
    }

    /*@ pure @*/ Pair swapped() {
        return new Pair(right, left);
    }

    /*@ pure @*/ int difference() {
        return left - right;
    }

    //@ ensures Pair.of(a, b).left == a && Pair.of(a, b).swapped().difference() == b - a;
    static void fields(int a, int b) {
    }

    //@ ensures Pair.of(a, b).left == 0; // EXPECT violated: postcondition in 'Pair.zero(int, int)'
    static void zero(int a, int b) {
    }

    //@ ensures (\forall int i; 0 <= i && i < 3; Pair.of(i, a).swapped().left == a);
    static void each(int a) {
    }

    // Each call adds to what the one before left.
    //@ ensures \result == text("a").append("b").append("c").length(); // EXPECT warning: method 'append' is called in a specification but is not declared pure
    static int builder() {
        return 3;
    }

    //@ ensures \result == text("a").append("b").length(); // EXPECT violated: postcondition in 'Pair.wrongBuilder()'
    // EXPECT-PREV warning: method 'append' is called in a specification but is not declared pure
    static int wrongBuilder() {
        return 1;
    }

    static /*@ pure @*/ StringBuilder text(String start) {
        return new StringBuilder(start);
    }

    //@ requires !map.isEmpty();
    //@ ensures map.firstEntry().getKey() == map.firstKey();
    //@ ensures map.firstEntry().getKey() < map.lastEntry().getKey(); // EXPECT violated: postcondition in 'Pair.entries(TreeMap<Integer, Integer>)'
    static void entries(TreeMap<Integer, Integer> map) {
    }
}
