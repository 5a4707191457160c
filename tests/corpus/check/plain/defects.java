// The same exception from the same place is one defect, told with the shortest way there.
// ARGS --all
public class Defects {
    private static int half(int[] a, int i) {
        return a[i] / 2; // EXPECT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'Defects.two(int[], int)'
    }

    public static int one(int[] a, int i) {
        int at = i + 2;
        at--;
        return half(a, at);
    }

    public static int two(int[] a, int i) {
        return half(a, i + 1);
    }

    private static char first(String text) {
        return text.charAt(0); // EXPECT violated: exception 'StringIndexOutOfBoundsException' escapes in 'Defects.of(String)'
    }

    public static char of(String text) {
        return first(text);
    }

    public static char again(String text) {
        String other = text;
        return first(other);
    }

    public static char own(String text) {
        return text.charAt(0); // EXPECT violated: exception 'StringIndexOutOfBoundsException' escapes in 'Defects.own(String)'
    }
}
// OUTPUT VIOLATED Defects.one(int[], int)
// OUTPUT index out of bounds: ArrayIndexOutOfBoundsException at tests/corpus/check/plain/defects.java:5, as in 'Defects.two(int[], int)'
// OUTPUT reached from 'Defects.one(int[], int)', too
// OUTPUT reached from 'Defects.again(String)', too
// OUTPUT exception 'StringIndexOutOfBoundsException' escapes at tests/corpus/check/plain/defects.java:19, as in 'Defects.of(String)'
// EXIT 1
