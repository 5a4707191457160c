// A number that stands in the program is tried as an input; nothing else leads there.
// ARGS --means inputs --property assert --timeout 20
// EXIT 1
import java.util.Scanner;

class Constant {
    public static void main(String[] args) {
        long never = 0;
        int x = new Scanner(System.in).nextInt();
        if (x * 3 == 1234567 * 3 && args.length == 0)
            assert never != 0; // EXPECT violated: assertion: AssertionError in 'Constant.main(String[])'
    }
}
