// Boxing, unboxing, and widening after unboxing.
import java.util.*;

class BoxingTest {
    void use(Integer box, Character c, List<Integer> list, Boolean b) {
        Integer a = 1;
        int d = box;
        long e = box;
        double f = box;
        int g = c;
        Object h = 1;
        Number i = 2.5;
        Comparable<Integer> j = 3;
        list.add(4);
        int k = list.get(0) + list.get(1);
        if (b) { }
        while (!b) { }
        int[] array = new int[box];
        int m = array[box];
        for (int n : list) { }
        Long o = 5L;
    }
}
// COVERS boxing
