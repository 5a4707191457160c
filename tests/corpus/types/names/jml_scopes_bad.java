// What JML expressions do not see.
class JmlScopes {
    int count;

    //@ requires local > 0; // EXPECT error: cannot find variable 'local'
    //@ ensures i == 0 || (\forall int i; i > 0; true); // EXPECT error: cannot find variable 'i'
    //@ ensures \result == 0; // EXPECT error: \result has no value in a method that returns nothing
    //@ requires \result == 1; // EXPECT error: \result is allowed only in postconditions
    void f(int n) {
        int local = n;
        //@ ghost int g = 1;
        int x = g; // EXPECT error: 'g' is a ghost variable: it can be used in JML only
    }

    //@ ensures \old(k) == 0; // EXPECT error: cannot find variable 'k'
    int g(int n) { return n; }
}
// COVERS \result, \old, \forall, ghost locals
