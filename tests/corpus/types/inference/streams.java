// Everyday stream code.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

class Streams {
    static class Person {
        String name; int age; List<String> tags;
        String getName() { return name; }
        int getAge() { return age; }
        List<String> getTags() { return tags; }
    }

    void use(List<Person> people, List<Integer> numbers) {
        List<String> a = people.stream().filter(p -> p.age > 3).map(Person::getName).collect(Collectors.toList());
        Map<Integer, List<Person>> b = people.stream().collect(Collectors.groupingBy(Person::getAge));
        Map<Integer, Long> c = people.stream().collect(Collectors.groupingBy(p -> p.age, Collectors.counting()));
        Map<String, Integer> d = people.stream().collect(Collectors.toMap(Person::getName, Person::getAge));
        Map<String, Person> e = people.stream().collect(Collectors.toMap(p -> p.name, p -> p, (x, y) -> x, TreeMap::new));
        List<String> f = people.stream().flatMap(p -> p.getTags().stream()).distinct().sorted().toList();
        int g = numbers.stream().mapToInt(Integer::intValue).sum();
        int h = numbers.stream().reduce(0, Integer::sum) + numbers.stream().reduce(0, (x, y) -> x + y);
        Optional<Integer> i = numbers.stream().reduce(Math::max);
        List<Integer> j = IntStream.range(0, 5).boxed().collect(Collectors.toList());
        List<String> k = IntStream.rangeClosed(1, 3).mapToObj(n -> "n" + n).collect(Collectors.toList());
        List<Integer> l = Stream.iterate(1, n -> n * 2).limit(5).collect(Collectors.toList());
        String m = people.stream().map(p -> p.name).collect(Collectors.joining(", "));
        List<String> n = people.stream().map(Person::getName)
            .collect(Collectors.collectingAndThen(Collectors.toList(), Collections::unmodifiableList));
        Map<Boolean, List<Integer>> o = numbers.stream().collect(Collectors.partitioningBy(x -> x % 2 == 0));
        boolean p = numbers.stream().anyMatch(x -> x > 2) && people.stream().allMatch(x -> x.age > 0);
        String q = people.stream().map(Person::getName).findFirst().orElse("none");
        String r = people.stream().max(Comparator.comparing(Person::getAge)).map(Person::getName).orElseThrow();
        Person[] s = people.stream().toArray(Person[]::new);
        int[] t = numbers.stream().mapToInt(x -> x).toArray();
        double u = people.stream().mapToInt(Person::getAge).average().orElse(0);
        Map<Integer, Set<String>> v = people.stream().collect(
            Collectors.groupingBy(Person::getAge, TreeMap::new, Collectors.mapping(Person::getName, Collectors.toSet())));
        List<Person> w = people.stream().sorted(Comparator.comparing(Person::getName).thenComparing(Person::getAge)).toList();
        Set<String> x = people.stream().map(y -> y.name).collect(Collectors.toCollection(LinkedHashSet::new));
        Function<Integer, Integer> y = ((Function<Integer, Integer>) z -> z + 1).andThen(z -> z * 2);
        Map<String, Double> z = people.stream().collect(Collectors.groupingBy(Person::getName, Collectors.averagingInt(Person::getAge)));
        List<Map.Entry<String, Integer>> entries = d.entrySet().stream()
            .sorted(Map.Entry.comparingByValue()).collect(Collectors.toList());
        Map<Character, Long> letters = "text".chars().mapToObj(ch -> (char) ch)
            .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    }
}
// COVERS inference
