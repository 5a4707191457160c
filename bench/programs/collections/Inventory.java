// bench add --objects Inventory=1: HOLDS
// bench take --objects Inventory=1: HOLDS
// bench total --objects Inventory=1: HOLDS

import java.util.Map;
import java.util.TreeMap;

/** What is in stock, by name and in the order of names. */
class Inventory {
    private final Map<String, Integer> stock = new TreeMap<>();
    //@ private invariant (\forall String k; stock.containsKey(k); stock.get(k) != null && stock.get(k) > 0);

    //@ requires n > 0 && n < 1000 && (stock.containsKey(item) ==> stock.get(item) < 1000);
    //@ ensures stock.get(item) == n + (\old(stock.containsKey(item)) ? \old(stock.get(item)) : 0);
    void add(String item, int n) {
        stock.merge(item, n, Integer::sum);
    }

    //@ requires n > 0;
    //@ ensures \result <==> \old(stock.containsKey(item) && stock.get(item) >= n);
    boolean take(String item, int n) {
        Integer have = stock.get(item);
        if (have == null || have < n) {
            return false;
        }
        if (have == n) {
            stock.remove(item);
        } else {
            stock.put(item, have - n);
        }
        return true;
    }

    //@ ensures stock.isEmpty() ==> \result == 0;
    int total() {
        int sum = 0;
        for (int number : stock.values()) {
            sum += number;
        }
        return sum;
    }
}
