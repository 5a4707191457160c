// clone() of an object whose class does not allow it: it throws, always, where the class is known.
class CloneRefused {
    static class Plain {
        int x;

        Object copy() throws CloneNotSupportedException {
            return super.clone();
        }
    }

    static class Copied extends Plain implements Cloneable {
    }

    //@ ensures \result;
    static boolean refuses() {
        try {
            new Plain().copy();
            return false;
        } catch (CloneNotSupportedException e) {
            return true;
        }
    }

    //@ ensures \result;
    static boolean copies() {
        try {
            Copied one = new Copied();
            one.x = 3;
            Copied other = (Copied) one.copy();
            return other != one && other.x == 3;
        } catch (CloneNotSupportedException e) {
            return false;
        }
    }

    //@ requires p != null;
    //@ ensures \result; // EXPECT violated: postcondition in 'CloneRefused.either(CloneRefused.Plain)'
    static boolean either(Plain p) {
        try {
            p.copy();
            return true;
        } catch (CloneNotSupportedException e) {
            return false;
        }
    }
}
