class Thing {
    int a;
}

class Part extends Thing {
    int b;
}

interface Named {
    int name();
}

class Tag extends Thing implements Named {
    @Override
    public int name() {
        return 4;
    }
}

class Casts {
    //@ ensures \result == (t instanceof Part ? ((Part) t).b : -1);
    static int pattern(Thing t) {
        if (t instanceof Part p) {
            return p.b;
        }
        return -1;
    }

    //@ ensures \result == (t instanceof Part ? ((Part) t).b : -1);
    static int negated(Thing t) {
        if (!(t instanceof Part p)) {
            return -1;
        }
        return p.b;
    }

    //@ ensures \result <==> t instanceof Part && ((Part) t).b > 3;
    static boolean and(/*@ nullable @*/ Thing t) {
        return t instanceof Part p && p.b > 3;
    }

    //@ ensures \result <==> t != null; // EXPECT violated: postcondition in 'Casts.wrong(Thing)'
    static boolean wrong(/*@ nullable @*/ Thing t) {
        return t instanceof Part;
    }

    // null is an instance of nothing, and can be cast to everything.
    //@ ensures \result == null;
    static /*@ nullable @*/ Part nothing() {
        Thing t = null;
        return t instanceof Thing ? new Part() : (Part) t;
    }

    //@ ensures \result == t;
    static Thing up(Part t) {
        return (Thing) (Object) t;
    }

    //@ ensures true;
    static int named(Thing t) {
        return ((Named) t).name(); // EXPECT violated: class cast
    }

    //@ requires t instanceof Named;
    //@ ensures \result == 4;
    static int namedChecked(Thing t) {
        return ((Named) t).name();
    }

    //@ ensures \result == 0 || \result == 1;
    static int caught(Thing t) {
        try {
            Part p = (Part) t;
            return 1;
        } catch (ClassCastException e) {
            return 0;
        }
    }

    //@ ensures \result;
    static boolean arrays() {
        Object a = new Part[2];
        return a instanceof Thing[] && a instanceof Object[] && !(a instanceof Tag[]) && !(a instanceof int[]);
    }

    //@ ensures true;
    static Tag[] arrayCast() {
        Thing[] a = new Part[2];
        return (Tag[]) a; // EXPECT violated: class cast
    }

    //@ ensures \result == x;
    static int object(int x) {
        Object o = x;
        return (Integer) o;
    }

    //@ ensures \result == x;
    static long objectWrong(int x) {
        Object o = x;
        return (Long) o; // EXPECT violated: class cast
    }
}
// OUTPUT HOLDS Casts.pattern(Thing)
// OUTPUT HOLDS Casts.negated(Thing)
// OUTPUT HOLDS Casts.and(Thing)
// OUTPUT HOLDS Casts.nothing()
// OUTPUT HOLDS Casts.up(Part)
// OUTPUT HOLDS Casts.namedChecked(Thing)
// OUTPUT HOLDS Casts.caught(Thing)
// OUTPUT HOLDS Casts.arrays()
// OUTPUT HOLDS Casts.object(int)
