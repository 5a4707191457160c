// Functions and objects of classes that are not given: any value, nothing changes, what is named may be thrown; equals,
// hashCode and comparisons keep their contracts.
import java.util.Comparator;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

class Opaque {
    interface Shape {
        int getArea();

        void grow();
    }

    int field;

    //@ ensures \result >= 0; // EXPECT violated: postcondition in 'Opaque.any(IntSupplier)'
    static int any(IntSupplier s) {
        return s.getAsInt();
    }

    //@ ensures \result >= 0;
    static int cut(IntSupplier s) {
        int value = s.getAsInt();
        return value < 0 ? 0 : value;
    }

    // One that is asked twice may answer differently, a getter does not.
    //@ ensures \result == 0; // EXPECT violated: postcondition in 'Opaque.twice(IntSupplier)'
    static int twice(IntSupplier s) {
        return s.getAsInt() - s.getAsInt();
    }

    //@ ensures \result == 0;
    static int getter(Shape s) {
        return s.getArea() - s.getArea();
    }

    //@ ensures \result == 0; // EXPECT violated: postcondition in 'Opaque.getterAfter(Opaque.Shape)'
    static int getterAfter(Shape s) {
        int before = s.getArea();
        s.grow();
        return before - s.getArea();
    }

    //@ ensures \result;
    boolean unchanged(Runnable r) {
        int before = field;
        r.run();
        return field == before;
    }

    //@ ensures \result >= 0;
    static int text(Supplier<String> s) {
        String text = s.get();
        return text == null ? 0 : text.length();
    }

    //@ ensures \result >= 0;
    static int textWrong(Supplier<String> s) {
        return s.get().length(); // EXPECT violated: null dereference: NullPointerException in 'Opaque.textWrong(Supplier<String>)'
    }

    //@ ensures \result <= 1000;
    static int number(Function<String, Integer> f) {
        Integer number = f.apply("x");
        return number == null || number > 1000 ? 1000 : number;
    }

    //@ ensures \result <= 1000; // EXPECT violated: postcondition in 'Opaque.numberWrong(Function<String, Integer>)'
    static int numberWrong(Function<String, Integer> f) {
        Integer number = f.apply("x");
        return number == null ? 1000 : number;
    }

    // The exception is one that `call` names.
    //@ ensures \result == 1; // EXPECT violated: postcondition in 'Opaque.caught(Callable<String>)'
    static int caught(Callable<String> c) {
        try {
            c.call();
            return 1;
        } catch (Exception e) {
            return 2;
        }
    }

    //@ signals_only RuntimeException;
    static void thrown(Callable<String> c) throws Exception {
        c.call(); // EXPECT violated: exception 'Exception' is not allowed by the specification in 'Opaque.thrown(Callable<String>)'
    }

    //@ ensures a.equals(b) ==> b.equals(a) && a.hashCode() == b.hashCode();
    //@ ensures a.equals(b) && b.equals(c) ==> a.equals(c);
    //@ ensures a.equals(a) && !a.equals(null);
    static void equality(Object a, Object b, Object c) {
    }

    // It may be a text.
    //@ ensures !a.equals(""); // EXPECT unknown: 'equals' of an object of any class and 'String' (not modelled) in 'Opaque.equalToText(Object)'
    static void equalToText(Object a) {
    }

    //@ ensures a.hashCode() == b.hashCode() ==> a.equals(b); // EXPECT violated: postcondition in 'Opaque.hashes(Object, Object)'
    static void hashes(Object a, Object b) {
    }

    //@ ensures \result;
    static boolean transitive(Comparator<String> by, String a, String b, String c) {
        return !(by.compare(a, b) < 0 && by.compare(b, c) < 0) || by.compare(a, c) < 0;
    }

    //@ ensures \result; // EXPECT violated: postcondition in 'Opaque.total(Comparator<String>, String, String)'
    static boolean total(Comparator<String> by, String a, String b) {
        return a == b || by.compare(a, b) != 0;
    }
}
// OUTPUT VIOLATED Opaque.any(IntSupplier)
// OUTPUT looking at every pre-state with at most 4 objects of each class, any values from outside (methods of classes that are not given, which change nothing and throw what they name), 32-bit int
// OUTPUT 20 return s.getAsInt(); getAsInt() = -1
// OUTPUT HOLDS Opaque.cut(IntSupplier)
// OUTPUT HOLDS Opaque.getter(Opaque.Shape)
// OUTPUT HOLDS Opaque.unchanged(Runnable)
// OUTPUT HOLDS Opaque.text(Supplier<String>)
// OUTPUT HOLDS Opaque.number(Function<String, Integer>)
// OUTPUT HOLDS Opaque.equality(Object, Object, Object)
// OUTPUT HOLDS Opaque.transitive(Comparator<String>, String, String, String)
