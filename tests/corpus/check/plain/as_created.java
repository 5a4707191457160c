// What a static final field was given without arguments may be as it was created: no calls need to build that. With arguments, nobody knows what is in it.
// ARGS --all
import java.util.Random;

class AsCreated {
    private static final Random DICE = new Random();

    static int share() {
        return 10 / DICE.nextInt(6); // EXPECT violated: division by zero: ArithmeticException in 'AsCreated.share()'
    }

    private static final Random SEEDED = new Random(5);

    static int other() { // EXPECT cut: objects in states that no calls were found to build in 'AsCreated.other()'
        return 10 / SEEDED.nextInt(6); // EXPECT possible: division by zero: ArithmeticException in 'AsCreated.other()'
    }
}
