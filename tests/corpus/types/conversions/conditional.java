// Conditional expressions: numeric, boolean, reference, mixed (JLS 15.25).
import java.util.*;

class ConditionalTest {
    void use(boolean b, Boolean boxed, int i, long l, Integer box, char c, byte y, String s) {
        long a = b ? i : l;
        int d = boxed ? box : i;
        char e = b ? c : 65;
        byte f = b ? y : 1;
        boolean g = b ? boxed : false;
        Object h = b ? s : box;
        Comparable<?> j = b ? s : box;
        String k = b ? s : null;
        Integer m = b ? 1 : null;
        List<String> n = b ? new ArrayList<>() : Collections.emptyList();
        List<? extends Number> o = b ? List.of(1) : List.of(2.5);
        double p = b ? 1 : 2.0f;
        Runnable q = b ? () -> { } : () -> System.out.println();
        int r = b ? 1 : b ? 2 : 3;
    }
}
// COVERS conditional, conditional typing
