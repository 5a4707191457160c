// Things whose class nobody knows go by the name of the type variable; how they compare, and which are equal, is told.
import java.util.Comparator;

class Orders {
    // EXPECT-NEXT violated: postcondition in 'Orders.least(T, T)'
    //@ ensures \result.compareTo(a) >= 0;
    static <T extends Comparable<T>> T least(T a, T b) {
        return a.compareTo(b) > 0 ? b : a;
    }

    //@ ensures \result.compareTo(a) >= 0;
    static <T extends Comparable<T>> T most(T a, T b) {
        return a.compareTo(b) > 0 ? a : b;
    }

    // EXPECT-NEXT violated: postcondition in 'Orders.leastBy(T, T, Comparator<T>)'
    //@ ensures c.compare(\result, a) >= 0;
    static <T> T leastBy(T a, T b, Comparator<T> c) {
        return c.compare(a, b) > 0 ? b : a;
    }

    // EXPECT-NEXT violated: postcondition in 'Orders.same(T, T)'
    //@ ensures \result ==> a == b;
    static <T> boolean same(T a, T b) {
        return a.equals(b);
    }
}
// OUTPUT a = T#1 { }
// OUTPUT b = T#2 { }
// OUTPUT T#2 < T#1
// OUTPUT Comparator#1 < T#1 by Comparator#1
// OUTPUT T#1 equals T#2
