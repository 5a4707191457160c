enum Level {
    LOW, MIDDLE, HIGH;

    //@ ensures this == HIGH ==> \result == HIGH;
    //@ ensures this != HIGH ==> \result != this && \result != LOW;
    Level up() {
        return switch (this) {
            case LOW -> MIDDLE;
            case MIDDLE, HIGH -> HIGH;
        };
    }

    //@ ensures \result != this; // EXPECT violated: postcondition in 'Level.down()'
    Level down() {
        return switch (this) {
            case HIGH -> MIDDLE;
            case LOW, MIDDLE -> LOW;
        };
    }
}

class Enums {
    // There are no other constants.
    //@ ensures \result;
    static boolean all(Level l) {
        return l == Level.LOW || l == Level.MIDDLE || l == Level.HIGH;
    }

    //@ ensures \result; // EXPECT violated: postcondition in 'Enums.allWrong(Level)'
    static boolean allWrong(Level l) {
        return l == Level.LOW || l == Level.MIDDLE;
    }

    //@ ensures \result == (l == Level.LOW ? 0 : l == Level.MIDDLE ? 1 : 2);
    static int ordinal(Level l) {
        return l.ordinal();
    }

    //@ ensures \result < 2; // EXPECT violated: postcondition in 'Enums.ordinalWrong(Level)'
    static int ordinalWrong(Level l) {
        return l.ordinal();
    }
}
// OUTPUT HOLDS Level.up()
// OUTPUT HOLDS Enums.all(Level)
// OUTPUT HOLDS Enums.ordinal(Level)
