// A null in a list that is an argument comes to light at several places of one method: that is one defect.
// ARGS --all
// EXIT 1
import java.util.List;

public class null_elements_once {
    public static int count(List<String> names) {
        int count = 0;
        for (String name : names) {
            if (name == null) {
                count++;
            }
        }
        return count;
    }

    public static int letters(List<String> names, boolean all) {
        int letters = -count(names);
        if (all) {
            for (String name : names) {
                letters += name.length(); // EXPECT violated: null dereference: NullPointerException in 'null_elements_once.letters(List<String>, boolean)'
            }
        } else {
            for (String name : names) {
                letters += name.trim().length();
            }
        }
        return letters;
    }
}
