// What \reach gives is a set everywhere: of the state before, compared, joined, counted.
class Sets {
    /*@ nullable @*/ Sets next;
    /*@ nullable @*/ Sets head;

    //@ requires head != null;
    //@ assignable next;
    //@ ensures \old(\reach(head)).has(next);
    void before() {
        next = head;
    }

    //@ requires head != null;
    //@ assignable next;
    //@ ensures \old(\reach(head)).has(next); // EXPECT violated: postcondition in 'Sets.beforeWrong(Sets)'
    void beforeWrong(Sets other) {
        next = other;
    }

    //@ ensures \reach(this).int_size() >= 1 && !\reach(this).isEmpty();
    void counted() {
    }

    //@ ensures \reach(this).int_size() <= 2; // EXPECT violated: postcondition in 'Sets.countedWrong()'
    void countedWrong() {
    }

    //@ ensures !\reach(next).isEmpty(); // EXPECT violated: postcondition in 'Sets.emptyWrong()'
    void emptyWrong() {
    }

    //@ assignable \nothing;
    //@ ensures \reach(this) == \old(\reach(this)) && \reach(this).equals(\old(\reach(this)));
    void equal() {
    }

    //@ ensures \reach(this).equals(\old(\reach(this))); // EXPECT violated: postcondition in 'Sets.equalWrong()'
    void equalWrong() {
        next = null;
    }

    //@ ensures \reach(this).containsAll(\reach(next)) && \reach(next).isSubset(\reach(this));
    void contained() {
    }

    //@ ensures \reach(next).containsAll(\reach(this)); // EXPECT violated: postcondition in 'Sets.containedWrong()'
    void containedWrong() {
    }

    //@ ensures \reach(this).isSubset(\reach(next)); // EXPECT violated: postcondition in 'Sets.insideWrong()'
    void insideWrong() {
    }

    //@ ensures \reach(this).containsAll(\reach(next).union(\reach(head)));
    //@ ensures next != null ==> \reach(head).union(\reach(next)).contains(next);
    void joined() {
    }

    //@ ensures \reach(next).union(\reach(head)) == \reach(this); // EXPECT violated: postcondition in 'Sets.joinedWrong()'
    void joinedWrong() {
    }

    //@ ensures \old(\reach(this)).containsAll(\reach(this));
    void shrinks() {
        head = null;
    }

    //@ ensures \old(\reach(this)).containsAll(\reach(this)); // EXPECT violated: postcondition in 'Sets.shrinksWrong()'
    void shrinksWrong() {
        head = new Sets();
    }
}
// OUTPUT 14 methods: 6 hold; 8 violated
// EXIT 1
