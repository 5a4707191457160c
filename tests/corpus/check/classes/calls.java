// Classes without source: methods and constructors run from their bytecode; static fields that initialisers set, and native
// methods, are UNKNOWN at the place where they are needed.
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
        return Color.RED; // EXPECT unknown: the static field 'RED', which depends on a call of 'getCallerClass', which has no body, (not modelled) in 'Calls.constant()'
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
