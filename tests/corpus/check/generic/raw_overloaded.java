// Of methods with one name, a call by way of a raw type runs the one that overrides, and what it is given is checked against that one's parameters.
interface Taker<T> {
    int take(String name, int times);

    int take(T thing);
}

class Words implements Taker<String> {
    public int take(String name, int times) {
        return times;
    }

    public int take(String word) { // EXPECT violated: class cast: ClassCastException
        return 1;
    }
}

class Numbers implements Taker<Integer> {
    public int take(String name, int times) {
        return times;
    }

    public int take(Integer number) {
        return 2;
    }
}

class RawOverloaded {
    //@ ensures true;
    static int wrong(Words words) {
        return ((Taker) words).take(Integer.valueOf(3));
    }

    //@ ensures \result == 2;
    static int right(Numbers numbers) {
        return ((Taker) numbers).take(Integer.valueOf(3));
    }
}
