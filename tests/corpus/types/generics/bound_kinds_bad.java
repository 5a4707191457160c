// What a bound can be, and in which order.
import java.util.*;

class Kinds<A, B extends A> {
    <T extends Comparable<T> & Number> void one() { } // EXPECT error: a further bound must be an interface, and no type variable comes before it, found 'Number'
    <T extends A & Runnable> void two() { } // EXPECT error: a further bound must be an interface, and no type variable comes before it, found 'A'
    <T extends int[]> void three() { } // EXPECT error: a bound must be a class, an interface or a type variable, found 'int[]'
    <T extends T> void four() { } // EXPECT error: type variable 'T' cannot extend itself, even indirectly
    <T extends U, U extends T> void five() { } // EXPECT error: type variable 'U' cannot extend itself, even indirectly
    A<String> six; // EXPECT error: type variable 'A' takes no type arguments
}

class Wild extends ArrayList<? extends Number> { } // EXPECT error: a supertype cannot have wildcards as arguments, found 'ArrayList<? extends Number>'
// COVERS bounds, generics, intersection bounds
