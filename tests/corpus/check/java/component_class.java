// An array may be of a narrower class than its type says, of an interface, too: its component class tells.
class ComponentClass {
    //@ ensures \result == 0; // EXPECT violated: postcondition in 'ComponentClass.texts(Object[])'
    static int texts(Object[] array) {
        return array.getClass().getComponentType() == String.class ? 1 : 0;
    }

    //@ ensures \result == 0; // EXPECT violated: postcondition in 'ComponentClass.ordered(Object[])'
    static int ordered(Object[] array) {
        return array.getClass().getComponentType() == Comparable.class ? 1 : 0;
    }

    //@ ensures \result == 0; // EXPECT violated: postcondition in 'ComponentClass.ints(Object)'
    static int ints(Object any) {
        return any.getClass().getComponentType() == int.class ? 1 : 0; // EXPECT cut: executions that ask 'getComponentType' of a class that is not given in 'ComponentClass.ints(Object)'
    }

    static boolean isNumber(Class<?> component) {
        return component == Integer.class;
    }

    //@ ensures \result == 0; // EXPECT violated: postcondition in 'ComponentClass.handedOn(Object[])'
    static int handedOn(Object[] array) {
        return isNumber(array.getClass().getComponentType()) ? 1 : 0;
    }

    // Which one it is compared with is not known where it is asked.
    static Class<?> componentOf(Object[] array) {
        return array.getClass().getComponentType(); // EXPECT cut: executions in which an array whose component class is asked for is of a narrower class than its type in 'ComponentClass.asked(Object[])'
    }

    //@ ensures \result == 0;
    static int asked(Object[] array) {
        return componentOf(array) == String.class ? 1 : 0;
    }

    // The component class of an Object[] is never a primitive one.
    //@ ensures \result == 0;
    static int numbers(Object[] array) {
        return array.getClass().getComponentType() == int.class ? 1 : 0;
    }

    // String is final.
    //@ ensures \result == 0;
    static int others(String[] array) {
        return array.getClass().getComponentType() != String.class ? 1 : 0;
    }
}
// OUTPUT HOLDS, CUT  ComponentClass.asked(Object[])
// OUTPUT HOLDS       ComponentClass.numbers(Object[])
// OUTPUT HOLDS       ComponentClass.others(String[])
