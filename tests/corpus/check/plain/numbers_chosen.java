// A number that is one of two is left to callers where both are theirs; one that was written is not, wherever it stands. One that was looked at
// before the library refuses it was looked at wrongly.
// ARGS --all --numbers reasonable
import java.util.List;

public class numbers_chosen {
    private final int[] items = new int[2];

    public int either(boolean isFirst, int first, int second) {
        return items[isFirst ? first : second];
    }

    public int orWritten(boolean isGiven, int index) {
        // EXPECT-NEXT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'numbers_chosen.orWritten(boolean, int)'
        return items[isGiven ? index : 7];
    }

    public int writtenOr(boolean isWritten, int index) {
        // EXPECT-NEXT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'numbers_chosen.writtenOr(boolean, int)'
        return items[isWritten ? 7 : index];
    }

    public static String get(List<String> all, int index) {
        return all.get(index);
    }

    public static String getChecked(List<String> all, int index) {
        if (index > all.size()) {
            throw new IllegalArgumentException("index");
        }
        return all.get(index); // EXPECT violated: exception 'IndexOutOfBoundsException' escapes in 'numbers_chosen.getChecked(List<String>, int)'
    }

    public static String part(String text, int begin, int end) {
        return text.substring(begin, end);
    }

    public static String partChecked(String text, int begin, int end) {
        if (end > text.length() + 1) {
            throw new IllegalArgumentException("end");
        }
        // EXPECT-NEXT violated: exception 'StringIndexOutOfBoundsException' escapes in 'numbers_chosen.partChecked(String, int, int)'
        return text.substring(begin, end);
    }
}
// OUTPUT HOLDS numbers_chosen.either(boolean, int, int)
// OUTPUT HOLDS numbers_chosen.get(List<String>, int)
// OUTPUT HOLDS numbers_chosen.part(String, int, int)
// EXIT 1
