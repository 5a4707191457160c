// Loops of the library, and of what it calls, are not listed: only those of the project.
import java.util.Arrays;

class Library {
    //@ requires a.length <= 3;
    static int filled(int[] a) {
        Arrays.fill(a, 7);
        int n = 0;
        for (int i = 0; i < a.length; i++)
            n += a[i];
        return n;
    }
}
// OUTPUT library.java:9 for  filled        0    3  exact
// OUTPUT-NOT Arrays
