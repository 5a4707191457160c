class JmlAssert {
    //@ ensures true;
    static int check(int x) {
        int y = x + 1;
        //@ assert y != 6; // EXPECT violated: assertion in 'JmlAssert.check(int)'
        return y;
    }
}
// OUTPUT x = 5
// OUTPUT there
// OUTPUT y = 6
