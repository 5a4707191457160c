// Collections hold null where code of the same class has it; what other classes do is their business.
// ARGS --all
import java.util.List;

public class NullInCollections {
    public static int sum(List<Integer> numbers) {
        int sum = 0;
        for (int number : numbers) {
            sum += number;
        }
        return sum;
    }
}

class HasNull {
    static void clear(List<String> names) {
        names.add(null);
    }

    static int letters(List<String> names) {
        int letters = 0;
        for (String name : names) {
            letters += name.length(); // EXPECT violated: null dereference: NullPointerException in 'HasNull.letters(List<String>)'
        }
        return letters;
    }
}
// OUTPUT HOLDS NullInCollections.sum(List<Integer>)
