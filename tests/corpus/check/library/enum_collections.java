// Maps and sets of enum constants, in the order of their declaration.
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.ArrayList;
import java.util.Map;
import java.util.Random;

class EnumCollections {
    enum Colour { RED, GREEN, BLUE }

    //@ ensures \result;
    static boolean maps() {
        EnumMap<Colour, Integer> map = new EnumMap<>(Colour.class);
        map.put(Colour.BLUE, 3);
        map.put(Colour.RED, 1);
        map.merge(Colour.RED, 10, Integer::sum);
        return map.toString().equals("{RED=11, BLUE=3}") && map.size() == 2 && !map.containsKey(Colour.GREEN)
            && map.remove(Colour.RED) == 11 && map.get(Colour.RED) == null;
    }

    //@ ensures \result;
    static boolean sets() {
        EnumSet<Colour> set = EnumSet.of(Colour.BLUE, Colour.RED);
        set.add(Colour.GREEN);
        set.remove(Colour.BLUE);
        return set.toString().equals("[RED, GREEN]") && EnumSet.noneOf(Colour.class).isEmpty();
    }

    // EXPECT-NEXT violated: postcondition
    //@ ensures \result == 1;
    static int size(Colour one, Colour other) {
        return EnumSet.of(one, other).size();
    }

    //@ ensures \result <==> one == Colour.RED;
    static boolean open(Colour one) {
        Map<Colour, String> map = new EnumMap<>(Colour.class);
        map.put(one, "x");
        return map.containsKey(Colour.RED);
    }

    //@ requires true;
    static void noKey(EnumMap<Colour, String> map) {
        map.put(null, "x"); // EXPECT violated: NullPointerException
    }

    //@ requires true;
    static EnumSet<Colour> all() {
        return EnumSet.allOf(Colour.class);
    }

    //@ ensures \result;
    static boolean shuffled() {
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4, 5));
        Collections.shuffle(list, new Random(42));
        return list.equals(List.of(2, 3, 4, 5, 1));
    }
}
