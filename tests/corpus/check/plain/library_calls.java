// What the library throws is told at the call that leads there: each call is a defect of its own, however many ways lead to it.
// ARGS --all
// EXIT 1
import java.util.List;
import java.util.Map;

public class library_calls {
    public static int ends(List<Integer> numbers, boolean isFirst) {
        if (isFirst) {
            return numbers.get(0); // EXPECT violated: exception 'IndexOutOfBoundsException' escapes in 'library_calls.ends(List<Integer>, boolean)'
        }
        // EXPECT-NEXT violated: exception 'IndexOutOfBoundsException' escapes in 'library_calls.ends(List<Integer>, boolean)'
        return numbers.get(numbers.size() - 1);
    }

    public static int both(List<Integer> numbers) {
        if (numbers.isEmpty()) {
            return 0;
        }
        return numbers.get(0) + numbers.get(numbers.size() - 1);
    }

    private static int third(List<Integer> numbers) {
        // EXPECT-NEXT violated: exception 'IndexOutOfBoundsException' escapes in 'library_calls.twice(List<Integer>, boolean)'
        return numbers.get(2);
    }

    public static int twice(List<Integer> numbers, boolean isDouble) {
        return isDouble ? 2 * third(numbers) : third(numbers);
    }
}
// OUTPUT 3 methods: 1 hold; 2 violated
