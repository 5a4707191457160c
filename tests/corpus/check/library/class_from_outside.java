// A Class that comes from outside is one of a few, among them those that it is compared with; further ones are cut.
// ARGS --all
import java.lang.reflect.Array;
import java.util.*;

class ClassFromOutside {
    enum Color { RED, GREEN }

    static void identity(Class<?> c) {
        assert c != String.class; // EXPECT violated: assertion: AssertionError in 'ClassFromOutside.identity(Class<?>)'
    }

    static void equality(Class<?> c) {
        assert !c.equals(List.class); // EXPECT violated: assertion: AssertionError in 'ClassFromOutside.equality(Class<?>)'
    }

    static void key(Class<?> c) {
        Map<Class<?>, Integer> map = new HashMap<>();
        map.put(String.class, 1);
        assert map.get(c) == null; // EXPECT violated: assertion: AssertionError in 'ClassFromOutside.key(Class<?>)'
    }

    static void kept(Class<?> c) {
        assert c == String.class || !c.equals(String.class);
        assert !c.isArray() || c != String.class;
    }

    static void pair(Class<?> c, Class<?> d) {
        assert c == d || c != int.class || d != int.class;
    }

    static void name(Class<?> c) {
        // EXPECT-NEXT cut: executions in which a class from outside is none of Object, String, Integer, Comparable, RetentionPolicy, IllegalArgumentException, int, int[], String[] and ClassFromOutside in 'ClassFromOutside.name(Class<?>)'
        assert c == Integer.class || !c.getSimpleName().equals("Integer");
    }

    static void nameWrong(Class<?> c) {
        assert !c.getSimpleName().equals("Integer"); // EXPECT violated: assertion: AssertionError in 'ClassFromOutside.nameWrong(Class<?>)'
        // EXPECT-PREV cut: executions in which a class from outside is none of Object, String, Integer, Comparable, RetentionPolicy, IllegalArgumentException, int, int[], String[] and ClassFromOutside in 'ClassFromOutside.nameWrong(Class<?>)'
    }

    static <E extends Enum<E>> E last(Class<E> c) {
        E[] all = c.getEnumConstants(); // EXPECT cut: executions in which a class from outside is not RetentionPolicy in 'ClassFromOutside.last(Class<E>)'
        return all[all.length - 1];
    }

    static void bound(Class<? extends RuntimeException> c) {
        assert (Object) c != String.class;
        assert c != IllegalArgumentException.class; // EXPECT violated: assertion: AssertionError in 'ClassFromOutside.bound(Class<? extends RuntimeException>)'
    }

    // What T is must fit to both.
    @SuppressWarnings("unchecked")
    static <T> T[] one(Class<T> c, T element) {
        // EXPECT-NEXT cut: executions in which a class from outside is 'void' in 'ClassFromOutside.one(Class<T>, T)'
        T[] result = (T[]) Array.newInstance(c, 1);
        result[0] = element;
        return result;
    }

    static boolean isColor(Object o) {
        return o.equals(Color.RED);
    }

    static void isNoColor(Object o) {
        assert !o.equals(Color.RED); // EXPECT violated: assertion: AssertionError in 'ClassFromOutside.isNoColor(Object)'
    }

    static void isNoState(Object o) {
        assert !o.equals(Thread.State.NEW); // EXPECT unknown: 'equals' of an object of any class and 'Thread.State' (not modelled) in 'ClassFromOutside.isNoState(Object)'
    }

    static void isNoClass(Object o) {
        assert !o.equals(String.class); // EXPECT unknown: 'equals' of an object of any class and 'Class' (not modelled) in 'ClassFromOutside.isNoClass(Object)'
    }

    static void noClassIs(Object o) {
        assert !String.class.equals(o); // EXPECT cut: executions in which an object of any class is that constant in 'ClassFromOutside.noClassIs(Object)'
    }

    static boolean isOf(Class<?> c, Object o) {
        return c.isInstance(o); // EXPECT cut: executions in which an object that may be of any class is an instance of a class from outside in 'ClassFromOutside.isOf(Class<?>, Object)'
    }
}
// EXIT 1
// OUTPUT c = String.class
