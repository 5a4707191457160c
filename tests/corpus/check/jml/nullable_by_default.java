/*@ nullable_by_default @*/
class Loose {
    Loose friend;
    int x;

    //@ ensures true;
    static int read(Loose l) {
        return l.x; // EXPECT violated: null dereference
    }

    //@ ensures true;
    static int readNonNull(/*@ non_null @*/ Loose l) {
        return l.x;
    }

    //@ ensures \result == null;
    static Loose nothing() {
        return null;
    }
}
// OUTPUT HOLDS Loose.readNonNull(Loose)
// OUTPUT HOLDS Loose.nothing()
