class Vacuous {
    //@ requires n > 0 && n < 0;
    static void none(int n) { // EXPECT unknown: no input in the scope meets the precondition and invariants in 'Vacuous.none(int)'
        while (n > 0)
            n--;
    }
}
// OUTPUT vacuous.java:4 while none X X not reached
// EXIT 3
