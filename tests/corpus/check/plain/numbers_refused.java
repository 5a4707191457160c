// A number that the library refuses is left to callers, unless it was looked at before: then it was looked at wrongly.
// ARGS --all --numbers reasonable
import java.util.List;

public class numbers_refused {
    public static String get(List<String> all, int index) {
        return all.get(index);
    }

    // EXPECT-NEXT violated: exception 'IndexOutOfBoundsException' escapes in 'numbers_refused.getChecked(List<String>, int)'
    public static String getChecked(List<String> all, int index) { return index > all.size() ? "" : all.get(index); }

    public static String part(String text, int begin, int end) {
        return text.substring(begin, end);
    }

    // EXPECT-NEXT violated: exception 'StringIndexOutOfBoundsException' escapes in 'numbers_refused.partChecked(String, int, int)'
    public static String partChecked(String text, int begin, int end) { return end > text.length() + 1 ? "" : text.substring(begin, end); }
}
// OUTPUT HOLDS numbers_refused.get(List<String>, int)
// OUTPUT HOLDS numbers_refused.part(String, int, int)
// EXIT 1
