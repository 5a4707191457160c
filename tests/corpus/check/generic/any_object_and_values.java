// An Object from outside may be a text or a box, which is equal to another one, and may be an object that the program only names.
import java.util.List;
import java.util.Objects;

class AnyObjectAndValues {
    // EXPECT-NEXT violated: postcondition in 'AnyObjectAndValues.text(Object)'
    //@ ensures !\result;
    static boolean text(Object o) {
        return o.equals("y");
    }

    // EXPECT-NEXT violated: postcondition in 'AnyObjectAndValues.box(Object)'
    //@ ensures !\result;
    static boolean box(Object o) {
        return o.equals(5);
    }

    // EXPECT-NEXT violated: postcondition in 'AnyObjectAndValues.number(Number)'
    //@ ensures !\result;
    static boolean number(Number o) {
        return o.equals(5);
    }

    // EXPECT-NEXT violated: postcondition in 'AnyObjectAndValues.helped(Object)'
    //@ ensures !\result;
    static boolean helped(/*@ nullable @*/ Object o) {
        return Objects.equals(o, "y");
    }

    // EXPECT-NEXT violated: postcondition in 'AnyObjectAndValues.held(List<Object>)'
    //@ requires list.size() == 1; ensures !\result;
    static boolean held(List<Object> list) {
        return list.contains("y");
    }

    private static boolean isYes(Object o) {
        return o.equals("y"); // EXPECT unknown: 'equals' of an object of any class and 'String' (not modelled) in 'AnyObjectAndValues.called(Object)'
    }

    //@ ensures !\result;
    static boolean called(Object o) {
        return isYes(o);
    }

    //@ ensures !\result;
    static boolean array(Object o) {
        return o.equals(new int[1]);
    }

    //@ ensures !\result;
    static boolean literal(Object o) {
        return o == "y"; // EXPECT unknown: whether an object of any class is that constant (not modelled) in 'AnyObjectAndValues.literal(Object)'
    }

    //@ ensures !\result;
    static boolean shared(Object o) {
        return o == Integer.valueOf(5); // EXPECT unknown: whether an object of any class is that constant (not modelled) in 'AnyObjectAndValues.shared(Object)'
    }

    //@ ensures !\result;
    static boolean fresh(Object o) {
        return o == new Object();
    }

    //@ ensures !\result;
    static boolean known(Object o) {
        return o == Boolean.TRUE; // EXPECT unknown: whether an object of any class is that constant (not modelled) in 'AnyObjectAndValues.known(Object)'
    }
}
