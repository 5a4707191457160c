// A part of the initialiser of java.awt.Color asks for properties of the system and loads libraries: hard questions about it are given up
// soon. Which objects the other parts assign is known; what that part may have made of them is not.
// ARGS --all
// EXIT 1
import java.awt.Color;

public class initialisers_given_up {
    public static int different(boolean bright) {
        Color color = bright ? Color.RED : Color.BLACK;
        return 10 / (color == null || color == Color.WHITE ? 0 : 1);
    }

    public static int same(boolean bright) {
        Color color = bright ? Color.RED : Color.BLACK;
        return 10 / (color == Color.RED ? 0 : 1); // EXPECT violated: division by zero: ArithmeticException in 'initialisers_given_up.same(boolean)'
    }

    public static int red() {
        return 10 / (256 - Color.RED.getRed()); // EXPECT unknown: what a static initialiser has made of this object (not modelled) in 'initialisers_given_up.red()'
    }
}
// OUTPUT HOLDS initialisers_given_up.different(boolean)
