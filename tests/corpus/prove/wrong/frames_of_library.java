// What a callee may assign of objects of the library is not known afterwards, field by field or not.
// ARGS --way templates
import java.util.ArrayList;

class FramesOfLibrary {
    static int x;

    //@ assignable l.*;
    static native void change(ArrayList<Integer> l);

    //@ requires l.size() == 2;
    //@ ensures l.size() == 2; // EXPECT violated: postcondition in 'FramesOfLibrary.one(ArrayList<Integer>)'
    static void one(ArrayList<Integer> l) {
        change(l);
    }

    //@ assignable \set_minus(\set_union(l.*, \singleton(x)), \singleton(x));
    static native void changeBut(ArrayList<Integer> l);

    //@ requires l.size() == 2;
    //@ ensures l.size() == 2; // EXPECT violated: postcondition in 'FramesOfLibrary.difference(ArrayList<Integer>)'
    static void difference(ArrayList<Integer> l) {
        changeBut(l);
    }
}
