// The most specific method is chosen.
import java.util.*;
import java.util.function.*;

class MostSpecific {
    int f(Object o) { return 0; }
    String f(String s) { return s; }
    long f(Integer i) { return 1; }

    char g(int i) { return 'c'; }
    String g(long l) { return "l"; }
    boolean g(double d) { return true; }

    int h(Collection<?> c) { return 0; }
    String h(List<?> l) { return ""; }

    int k(Runnable r) { return 0; }
    String k(Supplier<String> s) { return ""; }

    int m(ToIntFunction<String> f) { return 0; }
    String m(ToLongFunction<String> f, int i) { return ""; }

    void use(ArrayList<String> list) {
        String a = f("x");
        long b = f(1);
        int c = f(1.5);
        char d = g('c');
        String e = g(1L);
        boolean i = g(1f);
        String j = h(list);
        String l = k(() -> "x");
        int n = k(() -> { });
        int o = m(s -> s.length());
        String p = f((String) null);
    }
}
// COVERS overload phases
