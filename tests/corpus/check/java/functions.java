// Method references of all four kinds, nested lambdas, captured variables, methods of interfaces.
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import java.util.function.ToIntFunction;

interface Scale {
    int factor();

    default int apply(int x) {
        return check(x) * factor();
    }

    private int check(int x) {
        return x < 0 ? 0 : x;
    }

    static Scale by(int factor) {
        return () -> factor;
    }
}

class Functions {
    int base;

    Functions(int base) {
        this.base = base;
    }

    int plus(int x) {
        return base + x;
    }

    static int twice(int x) {
        return 2 * x;
    }

    static int run(IntUnaryOperator f, int x) {
        return f.applyAsInt(x);
    }

    // Static, of an object, of any object, of a constructor.
    //@ ensures \result == 2 * x + (5 + x) + 7 + x;
    static int references(int x) {
        Functions five = new Functions(5);
        IntUnaryOperator bound = five::plus;
        five = null;
        IntFunction<Functions> create = Functions::new;
        ToIntFunction<Functions> read = f -> f.base;
        Function<Functions, Integer> unbound = Functions::seven;
        return run(Functions::twice, x) + bound.applyAsInt(x) + unbound.apply(new Functions(1))
            + read.applyAsInt(create.apply(x));
    }

    Integer seven() {
        return 6 + base;
    }

    //@ ensures \result == 2 * x; // EXPECT violated: postcondition in 'Functions.referencesWrong(int)'
    static int referencesWrong(int x) {
        return run(new Functions(x)::plus, x) + run(Functions::twice, 1);
    }

    // `null::plus` fails at once.
    //@ signals (NullPointerException e) true;
    //@ ensures false;
    static int bound(int x) {
        Functions none = null;
        IntUnaryOperator f = none::plus;
        return 0;
    }

    //@ ensures \result == x + y + 3;
    static int nested(int x, int y) {
        IntFunction<IntUnaryOperator> add = a -> b -> a + b + x;
        return add.apply(y).applyAsInt(3);
    }

    //@ ensures \result == x + y; // EXPECT violated: postcondition in 'Functions.nestedWrong(int, int)'
    static int nestedWrong(int x, int y) {
        IntFunction<IntUnaryOperator> add = a -> b -> a + b + x;
        return add.apply(y).applyAsInt(x);
    }

    // A class in a method keeps what it captured; the object around is shared.
    //@ requires base < 1000;
    //@ ensures \result == x && base == \old(base) + 2;
    int captured(int x) {
        class Counter implements IntSupplier {
            int calls;

            public int getAsInt() {
                base++;
                calls++;
                return x * calls;
            }
        }
        IntSupplier counter = new Counter();
        int first = counter.getAsInt();
        return counter.getAsInt() - first;
    }

    //@ requires base < 1000;
    //@ ensures base == \old(base); // EXPECT violated: postcondition in 'Functions.capturedWrong(int)'
    int capturedWrong(int x) {
        IntSupplier supplier = new IntSupplier() {
            public int getAsInt() {
                return base += x;
            }
        };
        return supplier.getAsInt();
    }

    //@ ensures \result == (x < 0 ? 0 : 3 * x);
    static int scaled(int x) {
        return Scale.by(3).apply(x);
    }

    //@ ensures \result == 3 * x; // EXPECT violated: postcondition in 'Functions.scaledWrong(int)'
    static int scaledWrong(int x) {
        return Scale.by(3).apply(x);
    }

    static int sum(int... all) {
        int sum = 0;
        for (int x : all)
            sum += x;
        return sum;
    }

    //@ ensures \result == 3 * x + 4;
    static int many(int x) {
        IntBinaryOperator two = Functions::sum;
        return sum() + sum(x) + sum(1, x, 2) + two.applyAsInt(x, 1);
    }

    //@ ensures \result == x; // EXPECT violated: postcondition in 'Functions.manyWrong(int)'
    static int manyWrong(int x) {
        return sum(new int[] {x, x});
    }
}

sealed interface Figure permits Disc, Box {
}

record Disc(int radius) implements Figure {
    Disc {
        if (radius < 0)
            throw new IllegalArgumentException("radius " + radius); // EXPECT violated: exception 'IllegalArgumentException' is not allowed by the specification in 'Figures.discWrong(int)'
    }
}

record Box(int width, int height) implements Figure {
    Box(int side) {
        this(side, side);
    }
}

class Figures {
    //@ requires f instanceof Disc || ((Box) f).width() == ((Box) f).height();
    //@ ensures f instanceof Disc ==> \result == ((Disc) f).radius();
    static int size(Figure f) {
        if (f instanceof Disc disc)
            return disc.radius();
        if (f instanceof Box box && box.width() == box.height())
            return box.width();
        return -1;
    }

    //@ ensures \result.width() == x && \result.height() == x;
    static Box square(int x) {
        return new Box(x);
    }

    //@ ensures \result;
    static boolean equal(int x, int y) {
        return new Box(x, y).equals(new Box(x, y)) && !new Box(x, y).equals(new Disc(1));
    }

    //@ ensures \result; // EXPECT violated: postcondition in 'Figures.equalWrong(int, int)'
    static boolean equalWrong(int x, int y) {
        return new Box(x, y).equals(new Box(y, x));
    }

    //@ ensures \result.radius() == x && x >= 0;
    //@ signals (IllegalArgumentException e) x < 0;
    static Disc disc(int x) {
        return new Disc(x);
    }

    //@ signals_only \nothing;
    static Disc discWrong(int x) {
        return new Disc(x);
    }
}
// OUTPUT HOLDS Functions.references(int)
// OUTPUT HOLDS Functions.bound(int)
// OUTPUT HOLDS Functions.nested(int, int)
// OUTPUT HOLDS Functions.captured(int)
// OUTPUT HOLDS Functions.scaled(int)
// OUTPUT HOLDS Functions.many(int)
// OUTPUT HOLDS Figures.size(Figure)
// OUTPUT HOLDS Figures.square(int)
// OUTPUT HOLDS Figures.equal(int, int)
// OUTPUT HOLDS Figures.disc(int)
