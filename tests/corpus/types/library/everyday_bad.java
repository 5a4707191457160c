// The library has no such members.
import java.math.*;
import java.util.*;

class EverydayLibrary {
    void use(String text) {
        int a = Integer.parseInt(1); // EXPECT error: no 'parseInt' fits the arguments (int)
        BigInteger b = BigInteger.valueOf(3) + BigInteger.TEN; // EXPECT error: operator '+' cannot be applied to 'BigInteger' and 'BigInteger'
        StringBuilder c = "x"; // EXPECT error: cannot convert 'String' to 'StringBuilder'
        Math d = new Math(); // EXPECT error: 'Math' is not accessible here: it is private in 'Math'
        int e = Math.max("a", "b"); // EXPECT error: no 'max' fits the arguments (String, String)
        String f = Objects.requireNonNull(1); // EXPECT error: cannot convert 'Integer' to 'String'
        System.out.print(); // EXPECT error: no 'print' fits the arguments ()
        int g = new Random().nextInt("x"); // EXPECT error: no 'nextInt' fits the arguments (String)
    }
}
// COVERS calls, class table
