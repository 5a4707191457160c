import module java.base;
import java.util.function.*;

int counter = 1;
final Map<String, Integer> ages = new HashMap<>();
static final int LIMIT = 10;

record Person(String name, int age) { }

class Group {
    private final List<Person> members = new ArrayList<>();

    void add(Person person) {
        members.add(person);
        counter++;
    }

    int oldest() {
        int most = 0;
        for (Person member : members)
            if (member instanceof Person(_, int age) && age > most)
                most = age;
        return most;
    }
}

static int limited(int n) {
    return Math.clamp(n, 0, LIMIT);
}

<T, R> List<R> mapped(List<T> values, Function<? super T, ? extends R> function) {
    List<R> results = new ArrayList<>();
    for (T value : values)
        results.add(function.apply(value));
    return results;
}

void main() {
    Group group = new Group();
    group.add(new Person("a", limited(3)));
    List<Integer> lengths = mapped(List.of("x", "yy"), String::length);
    ages.put("a", lengths.getLast());
    IO.println("counter " + counter + this.ages.size());
}
