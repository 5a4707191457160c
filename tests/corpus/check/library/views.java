// Views of collections: of the models, and those that run from the JDK.
// ARGS --calls inline
import java.lang.reflect.Array;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;
import java.util.concurrent.*;

class Views {
    static TreeMap<Integer, String> tree() {
        TreeMap<Integer, String> map = new TreeMap<>();
        for (int i = 1; i < 6; i++)
            map.put(i, "" + (char) ('a' + i));
        return map;
    }

    //@ ensures \result.equals("{1=b, 2=c}3");
    static String headMap() {
        TreeMap<Integer, String> m = tree(); return m.headMap(3).toString() + m.headMap(3, true).size();
    }

    //@ ensures \result.equals("{1=b, 2=c}3!"); // EXPECT violated: postcondition in 'Views.headMapWrong()'
    static String headMapWrong() {
        return headMap();
    }

    //@ ensures \result.equals("{1=b, 2=c, 3=d, 4=e, 5=f, 9=x}4");
    static String tailMap() {
        TreeMap<Integer, String> m = tree(); m.tailMap(3).put(9, "x"); return m.toString() + m.tailMap(3, false).firstKey();
    }

    //@ ensures \result.equals("{1=b, 4=e, 5=f}");
    static String subMap() {
        TreeMap<Integer, String> m = tree(); m.subMap(2, 4).clear(); return m.toString();
    }

    //@ ensures \result.equals("{5=f, 4=e, 3=d, 2=c, 1=b}[5, 4, 3, 2, 1]4");
    static String descending() {
        TreeMap<Integer, String> m = tree(); return m.descendingMap().toString() + m.descendingKeySet() + m.descendingMap().headMap(3).lastKey();
    }

    //@ ensures \result.equals("4[1, 2, 4, 5]");
    static String navigable() {
        TreeMap<Integer, String> m = tree(); m.navigableKeySet().remove(3); return m.navigableKeySet().higher(2) + "" + m.keySet();
    }

    //@ ensures \result.equals("4[1, 2, 4, 5]!"); // EXPECT violated: postcondition in 'Views.navigableWrong()'
    static String navigableWrong() {
        return navigable();
    }

    //@ ensures \result.equals("key out of range");
    static String outOfRange() {
        TreeMap<Integer, String> m = tree(); try { m.headMap(3).put(3, ""); return "put"; } catch (IllegalArgumentException e) { return e.getMessage(); }
    }

    //@ ensures \result.equals("fromKey > toKey");
    static String reversedEnds() {
        try { tree().subMap(4, 2); return "made"; } catch (IllegalArgumentException e) { return e.getMessage(); }
    }

    //@ ensures \result.equals("fromKey out of range");
    static String narrow() {
        try { tree().headMap(3).tailMap(4); return "made"; } catch (IllegalArgumentException e) { return e.getMessage(); }
    }

    //@ ensures \result.equals("{1=b, 2=z, 3=z, 4=z, 5=z}");
    static String entries() {
        TreeMap<Integer, String> m = tree(); for (Map.Entry<Integer, String> e : m.tailMap(2).entrySet()) e.setValue("z"); return m.toString();
    }

    //@ ensures \result.equals("{1=b, 2=z, 3=z, 4=z, 5=z}!"); // EXPECT violated: postcondition in 'Views.entriesWrong()'
    static String entriesWrong() {
        return entries();
    }

    //@ ensures \result.equals("[1, 2][4, 7][2, 4][7, 4, 2, 1]7");
    static String sets() {
        TreeSet<Integer> s = new TreeSet<>(List.of(1, 2, 4, 7)); return s.headSet(4) + "" + s.tailSet(4) + s.subSet(2, 7) + s.descendingSet() + s.descendingSet().headSet(2, true).first();
    }

    //@ ensures \result.equals("[1, 4, 6]");
    static String setsChange() {
        TreeSet<Integer> s = new TreeSet<>(List.of(1, 2, 4, 7)); s.headSet(4, false).pollLast(); s.tailSet(5).add(6); Iterator<Integer> i = s.descendingSet().iterator(); i.next(); i.remove(); return s.toString();
    }

    //@ ensures \result.equals("{a=3}[1, 2, 3]");
    static String synchronizedViews() {
        Map<String, Integer> m = Collections.synchronizedMap(new LinkedHashMap<>()); m.put("a", 1); m.merge("a", 2, Integer::sum); List<Integer> l = Collections.synchronizedList(new ArrayList<>(List.of(3, 1, 2))); Collections.sort(l); return m + "" + l;
    }

    //@ ensures \result.equals("[1, 2]");
    static String unmodifiableViews() {
        List<Integer> l = new ArrayList<>(List.of(1)); Collection<Integer> c = Collections.unmodifiableCollection(l); l.add(2); try { c.remove(1); return "removed"; } catch (UnsupportedOperationException e) { return c.toString(); }
    }

    //@ ensures \result.equals("[1, 2]!"); // EXPECT violated: postcondition in 'Views.unmodifiableViewsWrong()'
    static String unmodifiableViewsWrong() {
        return unmodifiableViews();
    }

    //@ ensures \result.equals("[1]");
    static String checkedViews() {
        List l = Collections.checkedList(new ArrayList<>(), Integer.class); l.add(1); try { l.add("x"); return "added"; } catch (ClassCastException e) { return l.toString(); }
    }

    //@ ensures \result.equals("2[1]");
    static String lifo() {
        Queue<Integer> q = Collections.asLifoQueue(new ArrayDeque<>()); q.add(1); q.add(2); return q.poll() + "" + q;
    }

    //@ ensures \result.equals("[b, a]");
    static String newSet() {
        Set<String> s = Collections.newSetFromMap(new LinkedHashMap<>()); s.add("b"); s.add("a"); s.add("b"); return s.toString();
    }

    //@ ensures \result.equals("0 2");
    static String sublists() {
        return Collections.indexOfSubList(List.of(1, 2, 1, 2), List.of(1, 2)) + " " + Collections.lastIndexOfSubList(List.of(1, 2, 1, 2), List.of(1, 2));
    }

    //@ ensures \result.equals("0 2!"); // EXPECT violated: postcondition in 'Views.sublistsWrong()'
    static String sublistsWrong() {
        return sublists();
    }
}
// OUTPUT HOLDS Views.headMap()
// OUTPUT HOLDS Views.tailMap()
// OUTPUT HOLDS Views.subMap()
// OUTPUT HOLDS Views.descending()
// OUTPUT HOLDS Views.navigable()
// OUTPUT HOLDS Views.outOfRange()
// OUTPUT HOLDS Views.reversedEnds()
// OUTPUT HOLDS Views.narrow()
// OUTPUT HOLDS Views.entries()
// OUTPUT HOLDS Views.sets()
// OUTPUT HOLDS Views.setsChange()
// OUTPUT HOLDS Views.synchronizedViews()
// OUTPUT HOLDS Views.unmodifiableViews()
// OUTPUT HOLDS Views.checkedViews()
// OUTPUT HOLDS Views.lifo()
// OUTPUT HOLDS Views.newSet()
// OUTPUT HOLDS Views.sublists()
