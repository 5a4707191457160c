// == on what can never be the same.
import java.util.List;

class Equality {
    static final class C { }
    interface I { }

    void use(int i, Integer box, Long other, String s, C c, I face, boolean b, Thread t) {
        boolean a = box == other; // EXPECT error: operator '==' cannot be applied to 'Integer' and 'Long'
        boolean d = s == box; // EXPECT error: operator '==' cannot be applied to 'String' and 'Integer'
        boolean e = c == face; // EXPECT error: operator '==' cannot be applied to 'Equality.C' and 'Equality.I'
        boolean f = i == null; // EXPECT error: operator '==' cannot be applied to 'int' and 'null'
        boolean g = b == i; // EXPECT error: operator '==' cannot be applied to 'boolean' and 'int'
        boolean h = s == 'c'; // EXPECT error: operator '==' cannot be applied to 'String' and 'char'
    }
}
// COVERS binary operators
