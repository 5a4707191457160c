// Nulls: what `List</*@ non_null @*/ String>` says of what is in the list.
package jury;

import java.util.Map;

public final class Nulls {
    private Nulls() {
    }

    // Of a Map, the first are its keys and the second its values; of what can be iterated, the first are its elements.
    public static /*@ pure @*/ boolean isWithout(/*@ nullable @*/ Object holder, boolean first, boolean second) {
        if (holder instanceof Map) {
            for (Map.Entry<?, ?> entry : ((Map<?, ?>) holder).entrySet()) {
                if (first && entry.getKey() == null || second && entry.getValue() == null) {
                    return false;
                }
            }
        } else if (first && holder instanceof Iterable) {
            for (Object element : (Iterable<?>) holder) {
                if (element == null) {
                    return false;
                }
            }
        }
        return true;
    }
}
