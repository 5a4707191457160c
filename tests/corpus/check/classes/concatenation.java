// Texts that bytecode puts together: the recipe has literals between the arguments, before and behind them.
import java.awt.Point;

class Concatenation {
    //@ ensures \result.equals("java.awt.Point[x=1,y=-2]");
    static String point() {
        return new Point(1, -2).toString();
    }

    // EXPECT-NEXT violated: postcondition in 'Concatenation.wrong()'
    //@ ensures \result.equals("java.awt.Point[x=1,y=2]]");
    static String wrong() {
        return new Point(1, 2).toString();
    }
}
