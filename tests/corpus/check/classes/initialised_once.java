// ARGS --from-start
// A class is initialised at the first use in a block of code, and not looked at again for the second.
class InitialisedOnce {
    static int count;

    static class A {
        static int x = 1, y = 2;
        static { count++; }

        static int z() {
            return x;
        }
    }

    //@ ensures \result == 3;
    static int fields() {
        return A.x + A.y;
    }

    //@ ensures \result == 3;
    static int methodAndField() {
        return A.z() + A.y;
    }

    // EXPECT-NEXT violated: postcondition
    //@ ensures \result == 4;
    static int fieldsWrong() {
        return A.x + A.y;
    }

    //@ requires count < 1000;
    //@ ensures count <= \old(count) + 1;
    static int once() {
        return A.x + A.y + A.z();
    }
}
