// What a static initialiser that throws leads to is not modelled: nothing is proved about it.
// EXIT 3
class InitializerThrows {
    static class Divides {
        static int x = quotient(0);

        static int quotient(int y) {
            return 1 / y;
        }
    }

    //@ ensures \result == 1;
    static int use() {
        try {
            Divides.x = 1; // EXPECT unknown: a static initialiser that may throw (not modelled) in 'InitializerThrows.use()'
            return 1;
        } catch (ExceptionInInitializerError e) {
            return 2;
        }
    }
}
