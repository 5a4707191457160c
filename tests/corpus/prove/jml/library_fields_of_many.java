// A call may assign fields of the library's objects, many at once: nothing is proved of them then.
import java.awt.Point;

class Points {
    Point[] all = new Point[2];

    //@ assignable all[*].x;
    native void move();

    //@ ensures p.x == \old(p.x); // EXPECT violated: postcondition in 'Points.keeps(Point)'
    void keeps(Point p) {
        move();
    }

    //@ ensures \result == n + 1;
    int counts(int n) {
        n++;
        move();
        return n;
    }
}
// EXIT 1
// OUTPUT PROVED Points.counts(int)
