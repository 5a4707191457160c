// ARGS --all
// What a type variable stands for may be of a class that a method asks for to which it is handed on.

class Foo {
    int v = 0;
}

class Box<T> {
    private T item;
    private final Foo foo = new Foo();

    public void put(T t) {
        item = t;
    }

    public int ask() {
        return foo.v + Help.weight(item);
    }

    public int askGiven(T t, Foo f) {
        return Help.weight(t) + f.v;
    }

    public int askSafely(T t, Foo f) {
        return Help.safeWeight(t) + f.v;
    }
}

class Help {
    static int weight(Object o) {
        return o instanceof Foo f ? 1 / f.v : 0; // EXPECT violated: division by zero: ArithmeticException in 'Box.ask()'
    }

    static int safeWeight(Object o) {
        return o instanceof Foo f && f.v != 0 ? 1 / f.v : 0;
    }
}

// Which method is called is known only when it runs: then it is seen that things were not looked at as what it asks for.
interface Scale {
    int weigh(Object o);
}

class Scales implements Scale {
    public int weigh(Object o) {
        return o instanceof Foo f ? 1 / f.v : 0; // EXPECT unknown: an 'Object' that may be of type 'Foo' (not modelled) in 'Crate.ask(T)'
    }
}

class Crate<T> {
    private final Foo foo = new Foo();

    public int ask(T t) {
        Scale scale = new Scales();
        return foo.v + scale.weigh(t);
    }
}
