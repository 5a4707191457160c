// ARGS --all
// Casts to types with arguments that what is known does not say are unchecked: behind them the arguments may lie.
import java.util.ArrayList;
import java.util.List;

class UncheckedCasts {
    static class Box<T> {
        T value;
    }

    static class Labelled<T> extends Box<T> {
        int label;
    }

    //@ requires b.value != null;
    static int fromAny(Box<?> b) {
        Box<String> c = (Box<String>) b;
        // EXPECT-NEXT unknown: a cast that type arguments imply, in code that is unchecked (not modelled)
        return c.value.length();
    }

    //@ requires b.value != null;
    static int fromAnyBounded(Box<?> b) {
        Box<? extends String> c = (Box<? extends String>) b;
        // EXPECT-NEXT unknown: a cast that type arguments imply, in code that is unchecked (not modelled)
        return c.value.length();
    }

    //@ requires b.value != null;
    static int fromNumber(Box<? extends Number> b) {
        Box<Integer> c = (Box<Integer>) b;
        // EXPECT-NEXT unknown: a cast that type arguments imply, in code that is unchecked (not modelled)
        return c.value.intValue();
    }

    //@ requires b.value != null;
    static int fromRaw(Box b) {
        Box<String> c = (Box<String>) b;
        // EXPECT-NEXT unknown: a cast that type arguments imply, in code that is unchecked (not modelled)
        return c.value.length();
    }

    //@ requires b.value != null;
    static int toSubclass(Box<String> b) {
        if (b instanceof Labelled) {
            Labelled<String> c = (Labelled<String>) b;
            return c.value.length();
        }
        return 0;
    }

    //@ requires b.value != null;
    static int toSubclassBounded(Box<? extends Number> b) {
        if (b instanceof Labelled) {
            Labelled<? extends Number> c = (Labelled<? extends Number>) b;
            return c.value.intValue();
        }
        return 0;
    }

    //@ requires b.value != null;
    static int toSuperclass(Labelled<String> b) {
        Box<? extends CharSequence> c = (Box<? extends CharSequence>) b;
        return c.value.length();
    }

    static int ofLists(List<String> list) {
        if (list instanceof ArrayList && list.size() > 0 && list.get(0) != null) {
            ArrayList<String> c = (ArrayList<String>) list;
            return c.get(0).length();
        }
        return 0;
    }

    static <T> T ofCaller(Box<Object> b) {
        return (T) b.value;
    }

    //@ requires b.value != null;
    static int asCallerSays(Box<Object> b) {
        // EXPECT-NEXT unknown: a cast that type arguments imply, in code that is unchecked (not modelled)
        return UncheckedCasts.<String>ofCaller(b).length();
    }

    static int calls() {
        Box<Integer> i = new Box<>();
        i.value = 1;
        Box<?> any = i;
        Box<String> c = (Box<String>) any;
        // EXPECT-NEXT violated: class cast: ClassCastException
        return c.value.length();
    }
}
