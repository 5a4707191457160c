import java.util.EnumMap;
import java.util.Map;
import java.util.function.IntBinaryOperator;

// Enums with fields, constructors, bodies, abstract methods; switches over them.
public class Enums {
    enum Day {
        MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY;

        static final int WORKING = 5;

        boolean isWeekend() {
            return this == SATURDAY || this == SUNDAY;
        }

        Day next() {
            return values()[(ordinal() + 1) % values().length];
        }
    }

    enum Operation implements IntBinaryOperator {
        PLUS("+", 1) {
            @Override
            public int applyAsInt(int a, int b) {
                return a + b;
            }
        },
        TIMES("*", 2) {
            @Override
            public int applyAsInt(int a, int b) {
                return a * b;
            }

            @Override
            boolean isCommutative() {
                return true;
            }
        },
        MINUS("-", 1) {
            @Override
            public int applyAsInt(int a, int b) {
                return a - b;
            }

            @Override
            boolean isCommutative() {
                return false;
            }
        };

        private final String symbol;
        final int strength;

        Operation(String symbol, int strength) {
            this.symbol = symbol;
            this.strength = strength;
        }

        boolean isCommutative() {
            return strength > 0;
        }

        static Operation of(char symbol) {
            for (Operation operation : Operation.values()) {
                if (operation.symbol.charAt(0) == symbol) {
                    return operation;
                }
            }
            throw new IllegalArgumentException("no operation " + symbol);
        }
    }

    enum Level {
        LOW(1), MIDDLE(LOW.weight * 5), HIGH(100);

        private final int weight;
        private static final Map<String, Level> BY_NAME = new java.util.HashMap<>();

        static {
            for (Level level : values()) {
                BY_NAME.put(level.name().toLowerCase(), level);
            }
        }

        Level(int weight) {
            this.weight = weight;
        }

        abstract static class Holder {
            Level level = HIGH;

            abstract int value();
        }
    }

    static int length(Day day) {
        switch (day) {
            case MONDAY:
            case FRIDAY:
                return 6;
            case TUESDAY:
                return 7;
            default:
                return day.name().length();
        }
    }

    static String kind(Day day) {
        return switch (day) {
            case SATURDAY, SUNDAY -> "weekend";
            case MONDAY -> {
                String text = "start";
                yield text + "!";
            }
            default -> "day";
        };
    }

    static int total(Level level) {
        return switch (level) {
            case LOW -> 1;
            case MIDDLE -> 10;
            case HIGH -> 100 + level.weight;
        };
    }

    public static void main(String[] args) {
        EnumMap<Day, Integer> hours = new EnumMap<>(Day.class);
        for (Day day : Day.values()) {
            hours.put(day, day.isWeekend() ? 0 : 8);
        }
        int sum = 0;
        for (int value : hours.values()) {
            sum += value;
        }
        Operation operation = Operation.of('*');
        Level.Holder holder = new Level.Holder() {
            @Override
            int value() {
                return level.weight;
            }
        };
        System.out.println(operation.applyAsInt(sum, holder.value()) + operation.symbol);
        System.out.println(length(Day.valueOf("MONDAY").next()) + kind(Day.SUNDAY) + Day.WORKING);
        System.out.println(Level.BY_NAME.get("low").compareTo(Level.HIGH) + total(Level.MIDDLE));
        System.out.println(Operation.PLUS.isCommutative() && operation.getDeclaringClass() == Operation.class);
    }
}
