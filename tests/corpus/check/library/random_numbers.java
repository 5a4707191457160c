// Without a seed any number of the range that is documented; with one, those that Java gives.
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;

class RandomNumbers {
    private static final Random SHARED = new Random(1);

    // OUTPUT HOLDS       RandomNumbers.die()
    // OUTPUT             for every input, any values from outside (random numbers), 32-bit int; loops and calls followed to their end
    //@ ensures 1 <= \result && \result <= 6;
    static int die() {
        return new Random().nextInt(6) + 1;
    }

    // EXPECT-NEXT violated: postcondition
    //@ ensures \result != 6;
    // OUTPUT           19   return new Random().nextInt(6) + 1;      nextInt() = 5
    static int six() {
        return new Random().nextInt(6) + 1;
    }

    //@ ensures 0 <= \result && \result < 10;
    static int scaled() {
        return (int) (Math.random() * 10);
    }

    // EXPECT-NEXT violated: postcondition
    //@ ensures 0 < \result;
    static double zero() {
        return Math.random();
    }

    //@ ensures 3 <= \result && \result < 7;
    static int range() {
        return ThreadLocalRandom.current().nextInt(3, 7);
    }

    // EXPECT-NEXT violated: postcondition
    //@ ensures 3 < \result && \result < 7;
    static int low() {
        return ThreadLocalRandom.current().nextInt(3, 7);
    }

    //@ requires true;
    static int wrongBound(int bound) {
        return new Random().nextInt(bound); // EXPECT violated: IllegalArgumentException
    }

    //@ ensures \result;
    static boolean seeded() {
        Random random = new Random(42);
        return random.nextInt() == -1170105035 && random.nextInt(10) == 3 && random.nextLong() == -5843495416241995736L
            && !random.nextBoolean() && random.nextDouble() == 0.9420735430282128;
    }

    // EXPECT-NEXT violated: postcondition
    //@ ensures \result == 1;
    static int seededWrongly() {
        return new Random(42).nextInt(10);
    }

    // EXPECT-NEXT violated: postcondition
    //@ ensures \result == -1155869325;
    static int drawnBefore() {
        return SHARED.nextInt();
    }

    //@ ensures \result == -1155869325;
    static int again() {
        Random random = new Random();
        random.setSeed(1);
        return random.nextInt();
    }
}
