// An error in an invariant: the bounds of a loop that does not need it are found all the same.
class Base {
    int x;
    //@ invariant 0 <= x < zz; // EXPECT error: cannot find variable 'zz'

    static void m() {
        for (int i = 0; i < 3; i++)
            ;
    }
}
// EXIT 2
