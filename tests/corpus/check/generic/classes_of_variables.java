// A Class<E> and a list of E speak of the same E: what is in the list is of that class. Without such a list, it may be any.
import java.util.List;

class ClassesOfVariables {
    //@ requires list.size() == 1 && list.get(0) != null;
    //@ ensures \result;
    static <E> boolean isOne(Class<E> c, List<E> list) { // EXPECT-NEXT cut: executions in which an object that may be of any class is an instance of a class from outside in 'ClassesOfVariables.isOne(Class<E>, List<E>)'
        return c.isInstance(list.get(0));
    }

    //@ requires list.size() == 1 && list.get(0) != null;
    //@ ensures \result; // EXPECT violated: postcondition in 'ClassesOfVariables.mayBeNone(Class<E>, List<String>)'
    static <E> boolean mayBeNone(Class<E> c, List<String> list) { // EXPECT-NEXT cut: executions in which an object that may be of any class is an instance of a class from outside in 'ClassesOfVariables.mayBeNone(Class<E>, List<String>)'
        return c.isInstance(list.get(0));
    }
}
// OUTPUT HOLDS, CUT  ClassesOfVariables.isOne(Class<E>, List<E>)
