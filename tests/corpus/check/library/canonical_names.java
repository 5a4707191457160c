// The canonical name of a class that is not known matters only where it is asked for.
class Canonical {
    //@ requires !asks && o != null;
    //@ ensures \result == 0;
    static int never(boolean asks, Object o) {
        return asks ? o.getClass().getCanonicalName().length() : 0;
    }

    //@ requires o != null;
    //@ ensures \result >= 0;
    static int asked(Object o) {
        return o.getClass().getCanonicalName().length(); // EXPECT unknown: the canonical name of a class that is not known (not modelled) in 'Canonical.asked(Object)'
    }
}
