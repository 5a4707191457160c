// ARGS --objects 3 --array-length 3
// Elements are looked for all at once where their classes say what is equal, and one by one where they do not.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

class Searches {
    enum Colour { RED, GREEN }

    static class Point {
        final int x;

        Point(int x) {
            this.x = x;
        }

        public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
            return other instanceof Point && ((Point) other).x % 2 == x % 2;
        }

        public /*@ pure @*/ int hashCode() {
            return x % 2;
        }
    }

    // The first of several that are equal.
    //@ ensures \result == -1 ==> !list.contains(value);
    //@ ensures \result >= 0 ==> list.get(\result).equals(value);
    //@ ensures (\forall int i; 0 <= i && i < \result; !list.get(i).equals(value));
    static int first(List</*@ non_null @*/ Integer> list, Integer value) {
        return list.indexOf(value);
    }

    //@ ensures \result <= 1; // EXPECT violated: postcondition in 'Searches.firstIsEarly(List<Integer>, Integer)'
    static int firstIsEarly(List<Integer> list, Integer value) {
        return list.indexOf(value);
    }

    // A long is never equal to an int.
    //@ ensures !\result;
    static boolean mixed(List<Integer> list, long value) {
        return list.contains(value);
    }

    // A value may be null.
    //@ ensures map.get(key) != null ==> \result;
    //@ ensures \result ==> map.get(key) != null; // EXPECT violated: postcondition in 'Searches.nullKeys(Map<String, String>, String)'
    static boolean nullKeys(Map</*@ nullable @*/ String, String> map, /*@ nullable @*/ String key) {
        return map.containsKey(key);
    }

    //@ requires set.size() == 2;
    //@ ensures \result;
    static boolean allColours(Set</*@ non_null @*/ Colour> set, Colour colour) {
        return set.contains(colour);
    }

    //@ requires set.size() == 1;
    //@ ensures \result; // EXPECT violated: postcondition in 'Searches.oneColour(Set<Searches.Colour>, Searches.Colour)'
    static boolean oneColour(Set</*@ non_null @*/ Colour> set, Colour colour) {
        return set.contains(colour);
    }

    // Their own equals decides.
    //@ ensures \result == 1;
    static int ownEquals() {
        Map<Point, Integer> map = new HashMap<>();
        map.put(new Point(1), 0);
        map.put(new Point(3), 1);
        return map.size() == 1 ? map.get(new Point(5)) : -1;
    }

    //@ ensures \result == (Objects.equals(a, b));
    static boolean textsOfTwo(/*@ nullable @*/ String a, /*@ nullable @*/ String b) {
        List<String> list = new LinkedList<>();
        list.add("x");
        list.add(b);
        return a != null && a.equals("x") ? Objects.equals(a, b) : list.indexOf(a) == 1;
    }

    // One key more, whatever was there.
    //@ ensures map.size() == \old(map.size()) + (\old(map.containsKey(key)) ? 0 : 1);
    //@ ensures map.get(key) == 7;
    static void put(HashMap<Character, Integer> map, char key) {
        map.put(key, 7);
    }

    //@ ensures map.size() == \old(map.size()) + 1; // EXPECT violated: postcondition in 'Searches.putNew(HashMap<Character, Integer>, char)'
    static void putNew(HashMap<Character, Integer> map, char key) {
        map.put(key, 7);
    }

    //@ ensures \result <= 3;
    static int size(ArrayList<Integer> list, HashSet<Long> set) {
        return Math.max(list.size(), set.size());
    }

    //@ ensures \result <= 2; // EXPECT violated: postcondition in 'Searches.sizeOfThree(ArrayList<Integer>)'
    static int sizeOfThree(ArrayList<Integer> list) {
        return list.size();
    }
}
