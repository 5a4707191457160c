// What is left of generics at run time: an argument is cast by the bridge to the method, a result only to what it is used as.
import java.util.*;
import java.util.function.*;

class ErasureCasts {
    interface Measure<T> {
        int of(T t);
    }

    static class Length implements Measure<String> {
        // EXPECT-NEXT violated: class cast: ClassCastException
        public int of(/*@ nullable */ String s) { return s == null ? 7 : s.length(); }
    }


    static <T> T[] array(T... a) { return a; }

    //@ ensures \result == 3;
    static int fits() { Measure m = new Length(); return m.of("abc"); }

    //@ ensures \result == 7;
    static int none() { Measure m = new Length(); return m.of(null); }

    static int bridge() {
        Measure m = new Length();
        return m.of(1);
    }

    static int compare() { return ((Comparable) (Object) 1).compareTo("x"); } // EXPECT violated: class cast: ClassCastException

    static Object function() {
        Function f = (Function<String, Integer>) s -> 5; // EXPECT violated: class cast: ClassCastException
        return f.apply(1);
    }

    static Object object() {
        List<String> list = new ArrayList<>();
        ((List) list).add(1);
        list.get(0);
        Object first = list.get(0);
        return list.get(0) == null ? first : list.get(0);
    }

    static String text() {
        List<String> list = new ArrayList<>();
        ((List) list).add(1);
        return "" + list.get(0); // EXPECT violated: class cast: ClassCastException
    }

    static String number() {
        List<Integer> list = new ArrayList<>();
        ((List) list).add("x");
        return "" + list.get(0);
    }

    //@ ensures \result == 2;
    static int variable() {
        Integer[] both = array(1, 2);
        return both.length;
    }

    static void store() {
        Object[] both = array(1, 2);
        both[0] = "a"; // EXPECT violated: array store: ArrayStoreException
    }
}
// ARGS --all
// OUTPUT HOLDS ErasureCasts.fits()
// OUTPUT HOLDS ErasureCasts.none()
// OUTPUT VIOLATED ErasureCasts.bridge()
// OUTPUT VIOLATED ErasureCasts.compare()
// OUTPUT VIOLATED ErasureCasts.function()
// OUTPUT HOLDS ErasureCasts.object()
// OUTPUT HOLDS ErasureCasts.number()
// OUTPUT HOLDS ErasureCasts.variable()
