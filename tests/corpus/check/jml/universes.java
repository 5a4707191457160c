// `\rep`, `\peer` and `\readonly`, of the universe type system, say who may change what: they are read and change no verdict.
class Universes {
    private /*@ \rep spec_public @*/ int[] own = new /*@ \rep @*/ int[2];

    //@ requires own.length == 2;
    //@ assignable own[0];
    //@ ensures own[0] == x;
    void put(int x) {
        /*@ \peer @*/ int[] a = own;
        a[0] = x;
    }

    //@ requires own.length == 2;
    //@ ensures \result == own[0]; // EXPECT violated: postcondition in 'Universes.get()'
    /*@ pure \readonly @*/ int get() {
        return own[1];
    }
}
// OUTPUT HOLDS Universes.put(int)
// EXIT 1
