// An Object may be of any class that the method asks for.
class Coin {
    int value;

    //@ also ensures \result == (other instanceof Coin && ((Coin) other).value == value);
    @Override
    public boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof Coin && ((Coin) other).value == value;
    }
}

class Asks {
    //@ ensures !\result; // EXPECT violated: postcondition in 'Asks.isCoin(Object)'
    static boolean isCoin(Object o) {
        return o instanceof Coin;
    }

    //@ ensures !\result; // EXPECT violated: postcondition in 'Asks.isInteger(Object)'
    static boolean isInteger(Object o) {
        return o instanceof Integer;
    }

    //@ ensures !\result; // EXPECT violated: postcondition in 'Asks.isArray(Object)'
    static boolean isArray(Object o) {
        return o instanceof int[];
    }

    //@ ensures !\result; // EXPECT violated: postcondition in 'Asks.first(Object[])'
    static boolean first(Object[] a) {
        return a.length > 0 && a[0] instanceof Coin;
    }

    //@ ensures true;
    static Coin cast(Object o) {
        return (Coin) o; // EXPECT violated: class cast
    }

    //@ ensures \result == (o instanceof Coin);
    static boolean pattern(Object o) {
        return o instanceof Coin c && c == o;
    }

    // Asked only by the specification: there is no such object to look at.
    //@ ensures !(o instanceof Coin); // EXPECT unknown: an 'Object' that may be of type 'Coin'
    static void specified(Object o) {
    }
}
// OUTPUT HOLDS Coin.equals(Object)
// OUTPUT HOLDS Asks.pattern(Object)
