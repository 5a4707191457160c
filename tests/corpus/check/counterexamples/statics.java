// Static fields are part of the state before.
class Statics {
    static int next;
    static final int LIMIT = 10;

    // EXPECT-NEXT violated: postcondition
    //@ ensures \result < LIMIT;
    static int take() {
        next = next + 1;
        return next;
    }
}
// OUTPUT before the call
// OUTPUT Statics.next = 9
// OUTPUT path
// OUTPUT 9 next = next + 1; Statics.next = 10
// OUTPUT 10 return next;
// OUTPUT at the end
// OUTPUT \result = 10
