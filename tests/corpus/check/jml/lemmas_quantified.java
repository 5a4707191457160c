// Lemmas, path by path and in the quantified encoding.
// ARGS --encoding quantified
class Lemma {
    /*@ requires a > 0; ensures f(a) >= a; pure static model void grows(int a) { } @*/ // EXPECT violated: postcondition in 'Lemma.grows(int)'
    /*@ model static pure int f(int n); @*/
    /*@ requires true; ensures false; pure static model void absurd() { } @*/ // EXPECT violated: postcondition in 'Lemma.absurd()'
    //@ requires a > 0; ensures f(a) >= 1;
    static void good(int a) { //@ use grows(a);
    }
    //@ requires a > 0; ensures f(a) >= 2; // EXPECT violated: postcondition in 'Lemma.bad(int)'
    static void bad(int a) { //@ use grows(a);
    }
    //@ ensures f(a) >= a;
    static void bad2(int a) { //@ use grows(a); // EXPECT violated: precondition of 'grows' in 'Lemma.bad2(int)'
    }
    //@ ensures f(a) == 12;
    static void open(int a) { //@ use absurd(); // EXPECT unknown: the contract of 'Lemma.absurd()', which no state in the scope satisfies after this call, in 'Lemma.open(int)'
    }
}
