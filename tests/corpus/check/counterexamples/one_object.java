// Boxes and texts that are compared as references: whether they are one object is told, where it cannot be seen.
import java.util.*;

class OneObject {
    //@ requires a > 1000 && b > 1000;
    //@ ensures !\result; // EXPECT violated: postcondition
    static boolean one(Integer a, Integer b) { return a == b; }

    //@ requires l.size() == 2 && l.get(0) == 1000L;
    //@ ensures \result; // EXPECT violated: postcondition
    static boolean two(List<Long> l) { return l.get(0) == l.get(1) || !l.get(0).equals(l.get(1)); }

    //@ requires a.length() == 1;
    //@ ensures \result == a.equals(b); // EXPECT violated: postcondition
    static boolean texts(String[] c, String a, String b) { return a == b; }

    // Java has one box for each of these: nothing is said.
    //@ requires p == 100 && q == 100;
    //@ ensures \result; // EXPECT violated: postcondition
    static boolean small(Integer p, Integer q) { return p == q && q > 100; }

    //@ requires c == '\u0003' && d == '\u0003';
    //@ ensures \result; // EXPECT violated: postcondition
    static boolean control(Character c, Character d) { return c == d && d > 3; }

    // Not of these, from \u0080 on.
    //@ requires e == '\u00e9' && f == '\u00e9';
    //@ ensures !\result; // EXPECT violated: postcondition
    static boolean letters(Character e, Character f) { return e == f; }
}
// OUTPUT a and b are the same object
// OUTPUT l[0] and l[1] are two objects
// OUTPUT a and b are two objects
// OUTPUT e and f are the same object
// OUTPUT-NOT p and q are
// OUTPUT-NOT c and d are
