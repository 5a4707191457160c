// Everyday collection code.
import java.util.*;

class Everyday {
    void use(List<String> words, Map<String, List<Integer>> index, Set<Integer> numbers) {
        Map<String, Integer> counts = new HashMap<>();
        for (String w : words) {
            counts.put(w, counts.getOrDefault(w, 0) + 1);
            counts.merge(w, 1, Integer::sum);
            index.computeIfAbsent(w, k -> new ArrayList<>()).add(w.length());
            counts.compute(w, (k, v) -> v == null ? 1 : v + 1);
        }
        for (Map.Entry<String, Integer> e : counts.entrySet())
            System.out.println(e.getKey() + e.getValue());
        words.sort(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        words.sort(Comparator.comparingInt(String::length).reversed());
        Collections.sort(words, (a, b) -> b.compareTo(a));
        words.removeIf(s -> s.isEmpty());
        words.replaceAll(String::trim);
        words.forEach(System.out::println);
        index.forEach((k, v) -> v.add(k.length()));
        List<Integer> copy = new ArrayList<>(numbers);
        int max = Collections.max(numbers) + Collections.max(words).length();
        String[] array = words.toArray(new String[0]);
        List<String> fixed = Arrays.asList("a", "b");
        List<List<Integer>> nested = List.of(List.of(1), List.of(2, 3));
        int one = nested.get(1).get(0);
        Deque<int[]> queue = new ArrayDeque<>();
        queue.push(new int[]{1, 2});
        int first = queue.pop()[0];
        PriorityQueue<int[]> heap = new PriorityQueue<>((a, b) -> a[0] - b[0]);
        Iterator<Integer> it = numbers.iterator();
        while (it.hasNext()) if (it.next() > 3) it.remove();
        Optional<String> found = Optional.of("x");
        TreeMap<Integer, String> tree = new TreeMap<>(Collections.reverseOrder());
        String last = tree.lastEntry().getValue() + tree.floorKey(3);
    }
}
// COVERS inference
