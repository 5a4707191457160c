// Clocks give any time; nanoTime never goes backwards.
class Clocks {
    //@ ensures \result >= 0;
    static long passed() {
        long start = System.nanoTime();
        return System.nanoTime() - start;
    }

    // EXPECT-NEXT violated: postcondition
    //@ ensures \result > 0;
    static long something() {
        long start = System.nanoTime();
        return System.nanoTime() - start;
    }

    //@ ensures \result >= 0;
    static long inLoop(boolean[] steps) {
        long start = System.nanoTime();
        for (boolean step : steps) {
            if (step) {
                System.nanoTime();
            }
        }
        return System.nanoTime() - start;
    }

    // EXPECT-NEXT violated: postcondition
    //@ ensures \result >= 0;
    static long wallClock() {
        long start = System.currentTimeMillis();
        return System.currentTimeMillis() - start;
    }
}
