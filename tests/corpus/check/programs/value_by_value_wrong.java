// One value of a number with few is wrong.
import java.util.Random;

public class value_by_value_wrong {
    static int addition(int m, int n) {
        if (n == 0) {
            return m;
        }
        if (n > 0) {
            return addition(m + 1, n - 1);
        }
        return addition(m - 1, n + 1);
    }

    public static void main(String[] args) {
        Random random = new Random();
        int n = random.nextInt(100), m = random.nextInt(1000);
        assert addition(m, n) == m + n && (n != 77 || m < 990); // EXPECT violated: assertion: AssertionError in 'value_by_value_wrong.main(String[])'
    }
}
// OUTPUT VIOLATED value_by_value_wrong.main(String[])
