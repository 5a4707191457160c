// jury check: VIOLATED
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Values by key, and the keys in the order in which they were used. */
public class Recent {
    private final Map<Integer, String> values = new HashMap<>();
    private final List<Integer> keys = new ArrayList<>();

    /*@ private invariant keys.size() == values.size();
      @ private invariant (\forall int i; 0 <= i && i < keys.size(); values.containsKey(keys.get(i)));
      @ private invariant (\forall int i; 0 <= i && i < keys.size();
      @                       (\forall int k; 0 <= k && k < i; !keys.get(k).equals(keys.get(i))));
      @*/

    //@ requires values.containsKey(key) && !values.containsKey(null);
    //@ ensures keys.get(keys.size() - 1) == key;
    void use(int key) {
        keys.remove(key);
        keys.add(key);
    }
}
