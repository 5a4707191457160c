// ARGS --check overflow
// What the JDK computes may wrap around: that is its own business, and no overflow of the program.
import java.awt.Insets;

class OverflowInside {
    //@ requires top == 0 && right == 0 && bottom == 0;
    //@ ensures top == 0;
    static int hash(int top, int left, int bottom, int right) {
        return new Insets(top, left, bottom, right).hashCode();
    }

    //@ ensures true;
    static int sum(Insets of) {
        return of.left + of.right; // EXPECT violated: integer overflow in 'OverflowInside.sum(Insets)'
    }
}
