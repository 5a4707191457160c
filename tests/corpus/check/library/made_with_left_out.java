// A lambda that asks nothing of the object around it: which object that is, is left out of the pre-state, and the comparator is known all the same.
import java.util.TreeSet;

class Sizes {
    private final TreeSet<Integer> sizes = new TreeSet<>((a, b) -> Integer.compare(b, a));

    //@ requires sizes.size() > 1;
    //@ ensures \result > sizes.last();
    int first() {
        return sizes.first();
    }

    //@ requires sizes.size() > 1;
    //@ ensures \result > sizes.last() + 1; // EXPECT violated: postcondition in 'Sizes.firstWrong()'
    int firstWrong() {
        return sizes.first();
    }
}
