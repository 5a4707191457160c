// What the constructors of enum constants computed is known.
enum Operation { // EXPECT violated: exception 'IllegalArgumentException' is not allowed by the specification in 'EnumFields.valueOfWrong(String)'
    ADD("+", 1) {
        int apply(int a, int b) {
            return a + b;
        }
    },
    SUBTRACT("-", 1) {
        int apply(int a, int b) {
            return a - b;
        }
    },
    MULTIPLY("*", 2) {
        int apply(int a, int b) {
            return a * b;
        }

        boolean isFirst() {
            return false;
        }
    };

    final String symbol;
    final int priority;
    int uses;
    private static final Operation[] ALL = values();

    Operation(String symbol, int priority) {
        this.symbol = symbol;
        this.priority = priority;
    }

    abstract int apply(int a, int b);

    boolean isFirst() {
        return ordinal() == 0;
    }

    //@ ensures \result == (this == MULTIPLY ? 20 : 10);
    int weight() {
        return priority * 10;
    }

    //@ ensures \result == 10; // EXPECT violated: postcondition in 'Operation.weightWrong()'
    int weightWrong() {
        return priority * 10;
    }

    //@ ensures \result != null && \result.symbol.charAt(0) == symbol;
    //@ signals (IllegalArgumentException e) symbol != '+' && symbol != '-' && symbol != '*';
    static Operation of(char symbol) {
        for (Operation operation : ALL)
            if (operation.symbol.charAt(0) == symbol)
                return operation;
        throw new IllegalArgumentException("no operation " + symbol);
    }

    //@ ensures \result != SUBTRACT; // EXPECT violated: postcondition in 'Operation.ofWrong(char)'
    //@ signals (IllegalArgumentException e) true;
    static Operation ofWrong(char symbol) {
        return of(symbol);
    }
}

class EnumFields {
    //@ ensures o == Operation.ADD ==> \result == 6;
    //@ ensures o == Operation.SUBTRACT ==> \result == 2;
    //@ ensures o == Operation.MULTIPLY ==> \result == 8;
    static int apply(Operation o) {
        return o.apply(4, 2);
    }

    //@ ensures \result != 8; // EXPECT violated: postcondition in 'EnumFields.applyWrong(Operation)'
    static int applyWrong(Operation o) {
        return o.apply(4, 2);
    }

    //@ ensures \result == (o == Operation.ADD);
    static boolean isFirst(Operation o) {
        return o.isFirst();
    }

    //@ ensures \result.equals("ADD") <==> o == Operation.ADD;
    static String name(Operation o) {
        return o.name();
    }

    //@ ensures !\result.equals("MULTIPLY"); // EXPECT violated: postcondition in 'EnumFields.nameWrong(Operation)'
    static String nameWrong(Operation o) {
        return "" + o;
    }

    //@ ensures \result == o;
    static Operation there(Operation o) {
        return Operation.valueOf(o.toString());
    }

    //@ ensures \result == o;
    static Operation andBack(Operation o) {
        return Operation.values()[o.ordinal()];
    }

    //@ ensures \result == o; // EXPECT violated: postcondition in 'EnumFields.andBackWrong(Operation)'
    static Operation andBackWrong(Operation o) {
        return Operation.values()[2 - o.ordinal()];
    }

    //@ ensures \result != null;
    //@ signals (IllegalArgumentException e) !name.equals("ADD");
    static Operation valueOf(String name) {
        return Operation.valueOf(name);
    }

    //@ signals_only \nothing;
    static Operation valueOfWrong(String name) {
        return Operation.valueOf(name);
    }

    //@ ensures \result < 0 <==> a == Operation.ADD && b != a || a == Operation.SUBTRACT && b == Operation.MULTIPLY;
    static int compare(Operation a, Operation b) {
        return a.compareTo(b);
    }

    //@ ensures \result <= 1; // EXPECT violated: postcondition in 'EnumFields.compareWrong(Operation, Operation)'
    static int compareWrong(Operation a, Operation b) {
        return a.compareTo(b);
    }

    // Fields that are not final may have changed.
    //@ requires o.uses > 0;
    //@ ensures \result > 0;
    static int uses(Operation o) {
        return o.uses;
    }

    //@ ensures \result == (o.priority == 2 ? 1 : 0);
    static int decide(Operation o) {
        switch (o) {
        case ADD:
        case SUBTRACT: return 0;
        case MULTIPLY: return 1;
        default: throw new IllegalStateException("never: " + o);
        }
    }
}
// OUTPUT HOLDS Operation.weight()
// OUTPUT HOLDS Operation.of(char)
// OUTPUT HOLDS EnumFields.apply(Operation)
// OUTPUT HOLDS EnumFields.isFirst(Operation)
// OUTPUT HOLDS EnumFields.name(Operation)
// OUTPUT HOLDS EnumFields.there(Operation)
// OUTPUT HOLDS EnumFields.andBack(Operation)
// OUTPUT HOLDS EnumFields.valueOf(String)
// OUTPUT HOLDS EnumFields.compare(Operation, Operation)
// OUTPUT HOLDS EnumFields.uses(Operation)
// OUTPUT HOLDS EnumFields.decide(Operation)
