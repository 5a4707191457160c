// Tests build lists and maps as any program would, and look into them afterwards.
// ARGS --all --objects 2 --array-length 2 --compact
// EXIT 1
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Orders {
    private final List<String> open = new ArrayList<>();

    int next(Map<String, Integer> stock) {
        if (open.isEmpty()) {
            return -1;
        }
        String name = open.remove(0);
        if (!stock.containsKey(name)) { // EXPECT violated: null dereference: NullPointerException in 'Orders.next(Map<String, Integer>)'
            stock.put(name, 0);
        }
        return stock.size();
    }

    static List<Integer> positive(int[] numbers) {
        List<Integer> result = new ArrayList<>();
        for (int number : numbers) { // EXPECT violated: null dereference: NullPointerException in 'Orders.positive(int[])'
            if (number > 0) {
                result.add(number);
            }
        }
        return result;
    }
}
