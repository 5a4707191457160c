import java.util.ArrayList;
import java.util.List;
import java.util.Map;

// Types inferred from initialisers.
class var_types {
    <T extends Comparable<T>> int all(List<? extends Number> numbers, T t, Map<String, List<T>> map) {
        var i = 1;
        var s = "x" + i;
        var list = new ArrayList<String>();
        list.add(s);
        var first = numbers.get(0);
        Number n = first;
        var same = numbers;
        n = same.get(1);
        var anonymous = new Object() { int hidden = 3; };
        int h = anonymous.hidden;
        var array = new int[] {1, 2};
        int e = array[0];
        for (var entry : map.entrySet())
            for (var value : entry.getValue())
                h += value.compareTo(t);
        for (var number : numbers)
            n = number;
        for (var k = 0; k < 3; k++)
            h += k;
        final var constant = 5;
        byte b = constant;
        return h + e + list.get(0).length() + b + n.intValue();
    }
}
// COVERS anonymous classes, var
