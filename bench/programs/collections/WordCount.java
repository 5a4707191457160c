// bench count: HOLDS
// bench add --objects WordCount=1: HOLDS
// bench mostFrequent --objects WordCount=1: HOLDS

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How often each word occurs. */
class WordCount {
    private final Map<String, Integer> counts;
    //@ private invariant !counts.containsKey(null);
    //@ private invariant (\forall String w; counts.containsKey(w); counts.get(w) != null && counts.get(w) > 0);

    WordCount(Map<String, Integer> counts) {
        this.counts = counts;
    }

    //@ requires !words.contains(null);
    //@ ensures \result.size() <= words.size() && (\result.isEmpty() <==> words.isEmpty());
    //@ ensures (\forall int i; 0 <= i && i < words.size(); \result.get(words.get(i)) >= 1);
    static Map<String, Integer> count(List<String> words) {
        Map<String, Integer> counts = new HashMap<>();
        for (String word : words) {
            counts.put(word, counts.getOrDefault(word, 0) + 1);
        }
        return counts;
    }

    //@ requires !counts.containsKey(word) || counts.get(word) < 1000;
    //@ ensures counts.get(word) == (\old(counts.containsKey(word)) ? \old(counts.get(word)) + 1 : 1);
    void add(String word) {
        counts.merge(word, 1, Integer::sum);
    }

    //@ ensures counts.isEmpty() ==> \result == null;
    //@ ensures (\forall String w; counts.containsKey(w); counts.get(w) <= counts.get(\result));
    /*@ nullable @*/ String mostFrequent() {
        String best = null;
        int most = 0;
        for (Map.Entry<String, Integer> entry : counts.entrySet()) {
            if (entry.getValue() > most) {
                best = entry.getKey();
                most = entry.getValue();
            }
        }
        return best;
    }
}
