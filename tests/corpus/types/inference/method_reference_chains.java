// Comparator chains and collectors, with references of every kind.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

class Chains {
    record Person(String name, int age, Optional<String> mail) { }

    void use(List<Person> people) {
        Comparator<Person> a = Comparator.comparing(Person::name).thenComparing(Person::age, Comparator.reverseOrder());
        Comparator<Person> b = Comparator.comparingInt(Person::age).reversed().thenComparing(Person::name);
        Map<String, Person> c = people.stream().collect(Collectors.toMap(Person::name, Function.identity()));
        Map<Integer, Map<String, List<Person>>> d = people.stream()
            .collect(Collectors.groupingBy(Person::age, Collectors.groupingBy(Person::name)));
        List<String> e = people.stream().map(Person::mail).flatMap(Optional::stream).collect(Collectors.toList());
        String f = people.stream().map(Person::name).reduce("", String::concat);
        int g = people.stream().map(Person::age).reduce(0, Integer::sum, Integer::sum);
        Supplier<Map<String, List<Integer>>> h = TreeMap::new;
        Function<String, Person> i = name -> new Person(name, 0, Optional.empty());
        List<Person> j = Stream.of("a", "b").map(i).toList();
        BiFunction<String, Integer, String> k = String::repeat;
        Function<Integer, String[]> l = String[]::new;
        Optional<Person> m = people.stream().min(Comparator.comparing(p -> p.name().length()));
        IntSummaryStatistics n = people.stream().mapToInt(Person::age).summaryStatistics();
        Map<Boolean, Long> o = people.stream().collect(Collectors.partitioningBy(p -> p.age() > 3, Collectors.counting()));
        Predicate<Person> p = Predicate.not(q -> q.name().isEmpty());
        Function<Person, Integer> q = Person::age;
        Function<Person, String> r = q.andThen(String::valueOf).compose(Function.identity());
    }
}
// COVERS inference, method reference, constructor reference
