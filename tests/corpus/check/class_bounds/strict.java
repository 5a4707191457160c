// ARGS --strict
class Strict {
    /*@ nullable @*/ Strict next;

    //@ ensures \result.next == this;
    Strict before() {
        Strict strict = new Strict(); // EXPECT cut: executions that need more than 4 objects of class 'Strict' in 'Strict.before()'
        strict.next = this;
        return strict;
    }
}
// EXIT 3
