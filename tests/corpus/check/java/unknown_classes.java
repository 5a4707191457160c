// Interfaces that classes not given may implement: an object stands for those. It does no harm until
// something is asked that only its class knows.
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
            callback.run(); // EXPECT unknown: 'run' of a 'Runnable' of any class (not modelled) in 'UnknownClasses.run()'
    }

    //@ ensures \result == 0;
    static int apply(IntUnaryOperator f, int x) {
        if (x == 0)
            return 0;
        return f.applyAsInt(x); // EXPECT unknown: 'applyAsInt' of an 'IntUnaryOperator' of any class (not modelled) in 'UnknownClasses.apply(IntUnaryOperator, int)'
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
        return c.compareTo(s); // EXPECT unknown: 'compareTo' of a 'Comparable' of any class (not modelled) in 'UnknownClasses.compare(Comparable<String>, String)'
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

    //@ ensures value == \old(value) + 1;
    void advance() {
        value += step(); // EXPECT unknown: 'step' of a 'Template' of any class (not modelled) in 'Template.advance()'
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

    //@ ensures \result == 0;
    static int other(Counter c) {
        return c.other(); // EXPECT unknown: 'other' of a 'Counter' of any class (not modelled) in 'Counters.other(Counter)'
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
// OUTPUT HOLDS UnknownClasses.applyRight(IntUnaryOperator, int)
// OUTPUT HOLDS UnknownClasses.given(int)
// OUTPUT HOLDS UnknownClasses.same(Comparator<String>, Comparator<String>)
// OUTPUT HOLDS Template.set()
// OUTPUT HOLDS Counters.twice(Counter)
// OUTPUT HOLDS Names.isString()
