// Gatherers of streams: windows, folds, scans, one's own; lazy, and no more elements than are wanted.
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Gatherer;
import java.util.stream.Gatherers;
import java.util.stream.Stream;

class Gathering {
    //@ ensures \result.equals("[[1, 2], [3, 4], [5]][[1, 2, 3], [2, 3, 4], [3, 4, 5]][[1, 2, 3, 4, 5]]");
    static String windows() {
        return "" + Stream.of(1, 2, 3, 4, 5).gather(Gatherers.windowFixed(2)).toList()
                + Stream.of(1, 2, 3, 4, 5).gather(Gatherers.windowSliding(3)).toList()
                + Stream.of(1, 2, 3, 4, 5).gather(Gatherers.windowSliding(9)).toList();
    }

    //@ ensures \result.equals("[15][1, 3, 6, 10, 15][]");
    static String sums() {
        return "" + Stream.of(1, 2, 3, 4, 5).gather(Gatherers.fold(() -> 0, Integer::sum)).toList()
                + Stream.of(1, 2, 3, 4, 5).gather(Gatherers.scan(() -> 0, Integer::sum)).toList()
                + Stream.<Integer>empty().gather(Gatherers.windowFixed(3)).toList();
    }

    // Three are looked at, of infinitely many.
    //@ ensures \result.equals("[1, 2, 3][1, 2]");
    static String lazy() {
        List<Integer> seen = new ArrayList<>();
        Gatherer<Integer, ?, Integer> untilThree = Gatherer.ofSequential((state, element, downstream) -> {
            return element < 3 && downstream.push(element);
        });
        List<Integer> given = Stream.iterate(1, x -> x + 1).peek(seen::add).gather(untilThree).toList();
        return "" + seen + given;
    }

    //@ ensures \result.equals("[[1, 2], [3]]"); // EXPECT violated: postcondition in 'Gathering.wrong()'
    static String wrong() {
        return "" + Stream.of(1, 2, 3, 4).gather(Gatherers.windowFixed(2)).toList();
    }

    //@ ensures false;
    //@ signals (IllegalArgumentException e) true;
    static Object none() {
        return Stream.of(1).gather(Gatherers.windowFixed(0)).toList();
    }
}
