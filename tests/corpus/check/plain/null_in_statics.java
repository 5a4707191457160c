// What a static method looks for in the collections that it is given says nothing of those of another, unless that calls it.
// ARGS --all
// EXIT 1
import java.util.List;

public class null_in_statics {
    public static int count(List<String> names) {
        int count = 0;
        for (String name : names) {
            if (name == null) {
                count++;
            }
        }
        return count;
    }

    public static int letters(List<String> names) {
        int letters = 0;
        for (String name : names) {
            letters += name.length();
        }
        return letters;
    }

    public static int average(List<String> names) {
        int letters = 0;
        for (String name : names) {
            letters += name.length(); // EXPECT violated: null dereference: NullPointerException in 'null_in_statics.average(List<String>)'
        }
        return letters - count(names);
    }
}
