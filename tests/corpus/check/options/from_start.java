// ARGS --from-start
// From the start of the program classes are initialised at their first use, in its order.
class FromStart {
    static int counter = 5;
    static final int[] LOG = new int[4];
    static int entries;

    static void note(int entry) {
        LOG[entries++] = entry;
    }

    // Its own class first, then each when it is needed, a superclass before.
    //@ ensures \result == 1234;
    static int main(String[] arguments) {
        note(1);
        int first = Late.twice(21);
        note(4);
        int result = 0;
        for (int entry : LOG)
            result = result * 10 + entry;
        return first == 42 ? result : 0;
    }

    //@ ensures \result == 1324; // EXPECT violated: postcondition in 'FromStart.order()'
    static int order() {
        note(1);
        Late.twice(21);
        note(4);
        int result = 0;
        for (int entry : LOG)
            result = result * 10 + entry;
        return result;
    }

    // Nothing has changed it yet.
    //@ ensures \result == 5;
    static int fresh() {
        return counter;
    }

    //@ ensures \result == 0; // EXPECT violated: postcondition in 'FromStart.freshWrong()'
    static int freshWrong() {
        return counter;
    }

    // Only where it is used.
    //@ ensures \result == (b ? 2 : 0);
    static int maybe(boolean b) {
        if (b)
            Late.twice(0);
        return entries;
    }

    // Constants need no initialisation.
    //@ ensures \result == 7;
    static int constant() {
        return Late.CONSTANT + entries;
    }

    //@ ensures \result == 3;
    static int cycle() {
        return Even.VALUE;
    }

    //@ ensures \result == 2; // EXPECT violated: postcondition in 'FromStart.cycleWrong()'
    static int cycleWrong() {
        return Even.VALUE;
    }

    //@ ensures \result == 1;
    static int size() {
        return Shape.ROUND.corners + Shape.values().length - 2;
    }

    //@ ensures \result == 1;
    static int failing() {
        return Failing.VALUE; // EXPECT violated: exception 'ExceptionInInitializerError' is not allowed by the specification in 'FromStart.failing()'
    }

    //@ ensures true; // EXPECT-NEXT unknown: a method that needs objects before the program starts (not modelled) in 'FromStart.instance()'
    void instance() {
    }
}

class Base {
    static {
        FromStart.note(2);
    }
}

class Late extends Base {
    static final int CONSTANT = 7;

    static {
        FromStart.note(3);
    }

    static int twice(int x) {
        return 2 * x;
    }
}

class Even {
    static final int VALUE = Odd.VALUE + 1;
}

class Odd {
    static final int VALUE = Even.VALUE + 2;
}

enum Shape {
    ROUND(1), SQUARE(4);

    final int corners;

    Shape(int corners) {
        this.corners = corners;
    }
}

class Failing {
    static final int VALUE = 1 / Integer.parseInt("0");
}
// OUTPUT HOLDS FromStart.main(String[])
// OUTPUT for every run from before static initialisation with at most 4 objects of each class, arrays up to length 4, 32-bit int; loops and calls followed to their end; at most 4 iterations of the loop at line 19
// OUTPUT HOLDS FromStart.fresh()
// OUTPUT HOLDS FromStart.maybe(boolean)
// OUTPUT HOLDS FromStart.constant()
// OUTPUT HOLDS FromStart.cycle()
// OUTPUT HOLDS FromStart.size()
