// Interfaces that classes not given may implement: an object stands for those. Its methods give any value, and change
// nothing: the scope says so.
import java.util.Comparator;
import java.util.function.IntUnaryOperator;

class UnknownClasses {
    /*@ nullable @*/ Runnable callback;
    double ratio;
    int count;

    //@ requires count < 100;
    //@ ensures count == \old(count) + 1;
    void increment() {
        count++;
    }

    //@ requires count < 100;
    //@ ensures count > 0; // EXPECT violated: postcondition in 'UnknownClasses.incrementWrong()'
    void incrementWrong() {
        count++;
    }

    //@ requires count == 0;
    //@ ensures count == 0;
    void run() {
        if (callback != null)
            callback.run();
    }

    //@ ensures \result == 0; // EXPECT violated: postcondition in 'UnknownClasses.apply(IntUnaryOperator, int)'
    static int apply(IntUnaryOperator f, int x) {
        if (x == 0)
            return 0;
        return f.applyAsInt(x);
    }

    //@ requires x == 0;
    //@ ensures \result == 0;
    static int applyRight(IntUnaryOperator f, int x) {
        if (x == 0)
            return 0;
        return f.applyAsInt(x);
    }

    // Given one, it is known.
    //@ ensures \result == x + 1;
    static int given(int x) {
        return applyTwice(y -> y + 1, x) - 1;
    }

    //@ ensures \result == x + 1; // EXPECT violated: postcondition in 'UnknownClasses.givenWrong(int)'
    static int givenWrong(int x) {
        return applyTwice(y -> y + 1, x);
    }

    private static int applyTwice(IntUnaryOperator f, int x) {
        return f.applyAsInt(f.applyAsInt(x));
    }

    //@ ensures \result <==> c == d;
    static boolean same(Comparator<String> c, Comparator<String> d) {
        return c == d;
    }

    //@ ensures \result; // EXPECT violated: postcondition in 'UnknownClasses.sameWrong(Comparator<String>, Comparator<String>)'
    static boolean sameWrong(Comparator<String> c, Comparator<String> d) {
        return c == d;
    }

    //@ ensures !\result;
    static boolean both(Runnable r) {
        return r instanceof Comparator; // EXPECT unknown: a 'Runnable' that may be of type 'Comparator' (not modelled) in 'UnknownClasses.both(Runnable)'
    }

    //@ ensures \result != 0 || \result == 0;
    static int compare(Comparable<String> c, String s) {
        return c.compareTo(s); // EXPECT unknown: 'compareTo' of an object of any class and another (not modelled) in 'UnknownClasses.compare(Comparable<String>, String)'
    }
}

// `this` is of a class that is not known.
abstract class Template {
    int value;

    abstract int step();

    //@ ensures value == 1;
    void set() {
        value = 1;
    }

    //@ ensures value == 2; // EXPECT violated: postcondition in 'Template.setWrong()'
    void setWrong() {
        value = 1;
    }

    //@ ensures value == \old(value) + 1; // EXPECT violated: postcondition in 'Template.advance()'
    void advance() {
        value += step();
    }
}

// A contract says what every class that implements it does.
interface Counter {
    //@ ensures \result >= 0;
    //@ pure
    int count();

    int other();
}

class Counters {
    //@ ensures \result > 0;
    static int twice(Counter c) {
        int count = c.count();
        return count > 1000 ? 1 : 2 * count + 1;
    }

    //@ ensures \result > 0; // EXPECT violated: postcondition in 'Counters.twiceWrong(Counter)'
    static int twiceWrong(Counter c) {
        int count = c.count();
        return count > 1000 ? 1 : 2 * count;
    }

    //@ ensures \result == 0; // EXPECT violated: postcondition in 'Counters.other(Counter)'
    static int other(Counter c) {
        return c.other();
    }
}

class Names {
    final CharSequence name = new String("name");
    final CharSequence other = "name";

    // The field is a String, whatever its type says.
    //@ ensures \result;
    boolean isString() {
        return name instanceof String;
    }

    //@ ensures !\result; // EXPECT violated: postcondition in 'Names.isStringWrong()'
    boolean isStringWrong() {
        return name instanceof String;
    }
}
// OUTPUT HOLDS UnknownClasses.increment()
// OUTPUT HOLDS UnknownClasses.run()
// OUTPUT HOLDS UnknownClasses.applyRight(IntUnaryOperator, int)
// OUTPUT HOLDS UnknownClasses.given(int)
// OUTPUT HOLDS UnknownClasses.same(Comparator<String>, Comparator<String>)
// OUTPUT HOLDS Template.set()
// OUTPUT HOLDS Counters.twice(Counter)
// OUTPUT HOLDS Names.isString()
