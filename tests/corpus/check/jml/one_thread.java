// Clauses about time, memory and threads change no verdict; `when` is what holds as soon as the method goes on.
class OneThread {
    Object lock = new Object();
    int n; //@ monitors_for n = lock; // EXPECT warning: 'monitors_for' is not checked: Jury looks at one thread

    //@ requires x > 0; ensures \result == x;
    //@ duration 10 * x if x > 3; // EXPECT warning: 'duration' is not checked: Jury measures neither time nor memory
    //@ working_space 20; // EXPECT warning: 'working_space' is not checked: Jury measures neither time nor memory
    static int kept(int x) { return x; }
    //@ duration 1; // EXPECT warning: 'duration' is not checked: Jury measures neither time nor memory
    //@ ensures \result == x; // EXPECT violated: postcondition in 'OneThread.broken(int)'
    static int broken(int x) { return x + 1; }
    //@ when n > 0; // EXPECT warning: 'when' is believed, not checked
    //@ ensures \result >= 0;
    int waits() { return n - 1; }
    //@ when n > 0; // EXPECT warning: 'when' is believed, not checked
    //@ ensures \result > 0; // EXPECT violated: postcondition in 'OneThread.waitsInVain()'
    int waitsInVain() { return n - 1; }
    //@ callable \everything; captures \everything; ensures \result == 1;
    int calls() { return kept(1); }
}
