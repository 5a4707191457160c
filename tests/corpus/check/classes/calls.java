// What has no body is UNKNOWN at the place where it is needed: methods, constructors and static
// fields of classes without source, and methods that a model leaves out.
import java.awt.Color;
import java.awt.Point;

class Calls {
    //@ ensures \result == 0;
    static int created() {
        return new Point().x; // EXPECT unknown: a call of '<init>', which has no body (not modelled) in 'Calls.created()'
    }

    //@ ensures \result == p.x;
    static double called(Point p) {
        return p.getX(); // EXPECT unknown: a call of 'getX', which has no body (not modelled) in 'Calls.called(Point)'
    }

    //@ ensures \result != null;
    static Object constant() {
        return Color.RED; // EXPECT unknown: the static field 'RED' (not modelled) in 'Calls.constant()'
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
