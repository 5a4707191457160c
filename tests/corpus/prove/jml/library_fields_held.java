// What a set holds may be a field of the library's objects: a call that may assign it is not allowed where that field is not.
import java.awt.Point;

class Held {
    int count;
    //@ ghost \locset place;

    //@ assignable place;
    native void change();

    //@ assignable \set_minus(place, \singleton(p.x)); // EXPECT unknown: assignment to 'x', which is not assignable: could not be shown in 'Held.but(Point)'
    void but(Point p) {
        int x = p.x;
        change();
    }

    //@ requires \disjoint(place, \singleton(p.x));
    //@ assignable \set_minus(place, \singleton(p.x));
    void fits(Point p) {
        int x = p.x;
        change();
    }

    //@ assignable \set_minus(place, \singleton(count));
    void butOwn(Point p) {
        int x = p.x;
        change(); // EXPECT violated: call of 'change', which may assign what is not assignable here, in 'Held.butOwn(Point)'
    }
}
// EXIT 1
// OUTPUT PROVED Held.fits(Point)
