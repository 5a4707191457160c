class JavaAssert {
    //@ ensures true;
    static void check(int x) {
        int y = x * 2;
        assert y != 6; // EXPECT violated: assertion: AssertionError in 'JavaAssert.check(int)'
    }
}
