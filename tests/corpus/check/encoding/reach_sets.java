// What \reach gives is a set in the papers' encoding, too; it is not counted there.
// ARGS --encoding quantified
class EncodedSets {
    /*@ nullable @*/ EncodedSets next;
    /*@ nullable @*/ EncodedSets head;

    //@ requires head != null;
    //@ assignable next;
    //@ ensures \old(\reach(head)).has(next);
    void before() {
        next = head;
    }

    //@ requires head != null;
    //@ assignable next;
    //@ ensures \old(\reach(head)).has(next); // EXPECT violated: postcondition in 'EncodedSets.beforeWrong(EncodedSets)'
    void beforeWrong(EncodedSets other) {
        next = other;
    }

    //@ assignable \nothing;
    //@ ensures \reach(this) == \old(\reach(this)) && \reach(this).equals(\old(\reach(this)));
    void equal() {
    }

    //@ ensures \reach(this).equals(\old(\reach(this))); // EXPECT violated: postcondition in 'EncodedSets.equalWrong()'
    void equalWrong() {
        next = null;
    }

    //@ ensures \reach(this).containsAll(\reach(next)) && \reach(next).isSubset(\reach(this));
    void contained() {
    }

    //@ ensures \reach(next).containsAll(\reach(this)); // EXPECT violated: postcondition in 'EncodedSets.containedWrong()'
    void containedWrong() {
    }

    //@ ensures \reach(this).isSubset(\reach(next)); // EXPECT violated: postcondition in 'EncodedSets.insideWrong()'
    void insideWrong() {
    }

    //@ ensures \reach(this).containsAll(\reach(next).union(\reach(head)));
    //@ ensures next != null ==> \reach(head).union(\reach(next)).contains(next);
    void joined() {
    }

    //@ ensures \reach(next).union(\reach(head)) == \reach(this); // EXPECT violated: postcondition in 'EncodedSets.joinedWrong()'
    void joinedWrong() {
    }

    //@ ensures \old(\reach(this)).containsAll(\reach(this));
    void shrinks() {
        head = null;
    }

    //@ ensures \old(\reach(this)).containsAll(\reach(this)); // EXPECT violated: postcondition in 'EncodedSets.shrinksWrong()'
    void shrinksWrong() {
        head = new EncodedSets();
    }
}
// OUTPUT 11 methods: 5 hold; 6 violated
// EXIT 1
