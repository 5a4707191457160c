// \reach along some fields only.
class Link {
    /*@ nullable @*/ Link next;
    /*@ nullable @*/ Link other;

    //@ requires a.next != null && a.next.next == null;
    //@ ensures \result == \reach(a, Link, next).has(b);
    static boolean along(Link a, Link b) {
        return b == a || b == a.next;
    }

    //@ requires a.other != null && a.next == null && a.other != a;
    // EXPECT-NEXT violated: postcondition in 'Link.notAlong(Link)'
    //@ ensures \reach(a, Link, next).has(a.other);
    static void notAlong(Link a) {
    }
}
