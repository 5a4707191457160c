// Classes without source: methods, constructors and static initialisers run from their bytecode; native methods are UNKNOWN at
// the call.
import java.awt.Color;
import java.awt.Point;

class Calls {
    //@ ensures \result == 0;
    static int created() {
        return new Point().x;
    }

    //@ ensures \result == p.x;
    static double called(Point p) {
        return p.getX();
    }

    //@ ensures \result != null;
    static Object constant() {
        return Color.RED;
    }

    //@ ensures \result;
    static boolean leftOut(Class<?> c) {
        return c.getModule() != null; // EXPECT unknown: a call of 'getModule', which has no body (not modelled) in 'Calls.leftOut(Class<?>)'
    }

    interface Listener extends java.awt.event.ActionListener {
    }

    static int count;

    //@ assignable count;
    //@ ensures count == 1;
    static void lambda() {
        count = 0;
        Listener listener = event -> count++;
        listener.actionPerformed(null);
    }
}
// OUTPUT HOLDS       Calls.lambda()
// EXIT 3
