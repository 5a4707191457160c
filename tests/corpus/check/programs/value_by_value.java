// A number with few values decides how often a recursion runs: with each of them the question folds.
import java.util.Random;

public class value_by_value {
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
        assert addition(m, n) == m + n;
    }
}
// OUTPUT HOLDS value_by_value.main(String[])
