// All packages that a module exports, and those it requires transitively; nearer imports come first.
import module java.base;
import module java.se;
import java.util.List; // java.awt has one, too

class Modules {
    List<String> names = new ArrayList<>();
    Function<String, BigInteger> function;
    LocalDate date;
    Pattern pattern;
    Nearer nearer;
    Collector mine = new Collector(3);

    record Collector(int n) { } // not that of java.util.stream
}

class Nearer { }
// COVERS module imports
