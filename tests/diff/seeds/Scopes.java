import static java.lang.Math.PI;
import static java.lang.Math.abs;
import static java.lang.Math.max;
import static java.util.Map.Entry;
import static java.util.Map.entry;

import java.util.*;
import java.util.function.*;

// Shadowing, hiding, static imports, nested scopes, name against name.
public class Scopes {
    int x = 1;
    static int count = 10;
    String name = "field";

    int name() {
        return name.length();
    }

    static class Parent {
        protected int x = 2;
        static String kind = "parent";
        static String hidden() {
            return "Parent";
        }
        int value() {
            return x;
        }
    }

    static class Child extends Parent {
        protected String x = "hiding";
        static String kind = "child";
        static String hidden() {
            return "Child";
        }
        @Override
        int value() {
            return super.x + ((Parent) this).x + x.length() + super.value();
        }
        String kinds() {
            return kind + Parent.kind + hidden() + Parent.hidden();
        }
    }

    int shadow(int x) {
        int result = x + this.x;
        {
            int local = result;
            result += local;
        }
        {
            String local = "again";
            result += local.length();
        }
        for (int i = 0; i < 2; i++) {
            result += i;
        }
        for (String i : new String[] {"a"}) {
            result += i.length();
        }
        try {
            int y = Integer.parseInt(name);
            result += y;
        } catch (NumberFormatException e) {
            String y = e.getMessage();
            result += y.length();
        }
        return result;
    }

    Function<Integer, Integer> adder(int by) {
        int offset = by * 2;
        return value -> {
            int x = value + offset;
            return x + this.x + by;
        };
    }

    static int abs(String text) {
        return text.length();
    }

    int fields() {
        class Scopes2 {
            int x = Scopes.this.x + 1;

            int get() {
                int x = this.x;
                return x + Scopes.this.x + count;
            }
        }
        Supplier<Integer> supplier = new Supplier<>() {
            int x = 5;

            @Override
            public Integer get() {
                return x + new Scopes2().get();
            }
        };
        return supplier.get();
    }

    static <T> T pick(List<T> List, int index) {
        return List.get(index);
    }

    static int var(int var) {
        var record = var + 1;
        int sealed = record;
        return sealed;
    }

    interface Constants {
        int A = 1, B = A + 1;
        String NAME = "c" + B;
    }

    static class Uses implements Constants {
        int sum() {
            return A + B + Constants.A + NAME.length();
        }
    }

    public static void main(String[] args) {
        Scopes scopes = new Scopes();
        Entry<String, Integer> first = entry("a", 1);
        Map<String, Integer> map = new TreeMap<>();
        map.put(first.getKey(), first.getValue());
        for (Entry<String, Integer> e : map.entrySet()) {
            count += e.getValue();
        }
        Parent parent = new Child();
        Child child = (Child) parent;
        double area = PI * max(1.5, 2);
        int length = Scopes.abs("four") + Math.abs(-3);
        System.out.println(scopes.shadow(3) + scopes.adder(2).apply(1) + scopes.fields() + scopes.name());
        System.out.println(parent.x + child.x + child.kinds() + parent.value() + area + length);
        System.out.println(pick(Arrays.asList("p", "q"), 1) + var(3) + new Uses().sum() + Uses.NAME);
    }
}
