// All constants of an enum: by its class, in sets, by name.
import java.util.EnumSet;

enum Level {
    LOW, MIDDLE {
        int cost() {
            return 2;
        }
    }, HIGH;

    int cost() {
        return 1;
    }
}

class Levels {
    //@ ensures \result == 4;
    static int cost() {
        int sum = 0;
        for (Level level : EnumSet.allOf(Level.class)) {
            sum += level.cost();
        }
        return sum;
    }

    //@ requires level != null;
    //@ ensures \result.size() == 2 && !\result.contains(level);
    static EnumSet<Level> others(Level level) {
        return EnumSet.complementOf(EnumSet.of(level));
    }

    //@ ensures \result.size() == 3;
    static EnumSet<Level> all() {
        return EnumSet.complementOf(EnumSet.noneOf(Level.class));
    }

    // EXPECT-NEXT violated: postcondition in 'Levels.upper(Level)'
    //@ ensures \result.contains(Level.MIDDLE);
    static EnumSet<Level> upper(Level level) {
        return EnumSet.range(level, Level.HIGH);
    }

    //@ requires level != null;
    //@ ensures \result == Level.class && level.getDeclaringClass().getEnumConstants()[level.ordinal()] == level;
    static Class<Level> declaring(Level level) {
        return level.getDeclaringClass();
    }

    //@ ensures \result == Level.HIGH;
    static Level named() {
        return Enum.valueOf(Level.class, "HIGH");
    }

    //@ ensures false;
    //@ signals_only IllegalArgumentException;
    static Level missing() {
        return Enum.valueOf(Level.class, "TOP");
    }

    //@ ensures \result == null;
    static /*@ nullable @*/ Object none() {
        return String.class.getEnumConstants();
    }
}
// EXIT 1
