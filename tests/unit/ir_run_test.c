// Lowering, by running what it makes: each program gives the number that a JVM gives.
//
// `out` folds what it is given into a hash; the numbers expected were printed by
// OpenJDK 17, for patterns by the same program without them.
#include "unit.h"

#include "ir_interpreter.h"

#define PROGRAM(body)                                                                              \
    "class Test {\n"                                                                               \
    "    static long hash = 7;\n"                                                                  \
    "    static int out(int x) { hash = hash * 31 + x; return x; }\n"                              \
    "    static long run() { body(); return hash; }\n" body "}\n"

typedef struct Outcome {
    const char *problem;
    bool has_thrown;
    int64_t value;
} Outcome;

static Outcome outcome_of(const char *program) {
    Run *run = run_open("Test.java", program, NULL);
    RunResult result = run_static(run, "Test", "run");
    static char problem[200];
    snprintf(problem, sizeof problem, "%s", run->problem ? run->problem : "");
    Outcome outcome = {problem, result.exception != NULL, result.value};
    run_close(run);
    return outcome;
}

#define CHECK_RUN(expected, body)                                                                  \
    do {                                                                                           \
        Outcome outcome = outcome_of(PROGRAM(body));                                               \
        CHECK_EQUAL_STR("", outcome.problem);                                                      \
        CHECK(!outcome.has_thrown);                                                                \
        CHECK_EQUAL_INT(expected, outcome.value);                                                  \
    } while (0)

UNIT_TEST(operands_are_evaluated_from_left_to_right) {
    CHECK_RUN(
        INT64_C(-6188593195227756435),
        "    static int[] array(int x) { out(x); return new int[] {1, 2, 3}; }\n"
        "    static int[] none(int x) { out(x); return null; }\n"
        "    static void body() {\n"
        "        int x = 1;\n"
        "        x = x + x++ + ++x * (x = 5) + x;\n"
        "        out(x);\n"
        "        int i = 0;\n"
        "        int[] a = {10, 20, 30, 40};\n"
        "        a[i] = i = 2;\n"
        "        out(a[0]); out(i);\n"
        "        a[i++] += i++ * 3;\n"
        "        out(a[2]); out(i);\n"
        "        i = i++ + i--;\n"
        "        out(i);\n"
        "        a[out(1)] = a[out(2)] + out(3);\n"
        "        try { none(1)[out(2)] = out(3); } catch (NullPointerException e) { out(4); }\n"
        "        try { none(1)[out(2)] += out(3); } catch (NullPointerException e) { out(5); }\n"
        "        try { array(1)[out(7)] = out(3); } catch (ArrayIndexOutOfBoundsException e) { "
        "out(6); }\n"
        "        try { array(1)[out(-7)]++; } catch (ArrayIndexOutOfBoundsException e) { out(7); "
        "}\n"
        "        try { int[][][] n = new int[out(3)][out(-1)][out(0)]; } catch "
        "(NegativeArraySizeException e) { out(8); }\n"
        "    }\n");
}

UNIT_TEST(receivers_are_checked_last) {
    CHECK_RUN(INT64_C(-980677476270790994),
              "    int f; static int s;\n"
              "    Test self(int x) { out(x); return this; }\n"
              "    static Test none(int x) { out(x); return null; }\n"
              "    static void body() {\n"
              "        try { none(1).f = out(2); } catch (NullPointerException e) { out(3); }\n"
              "        try { none(1).f += out(2); } catch (NullPointerException e) { out(4); }\n"
              "        try { none(1).self(out(2)); } catch (NullPointerException e) { out(5); }\n"
              "        none(6).s = out(8);\n"
              "        out(none(3).s);\n"
              "        Test o = new Test();\n"
              "        o.self(1).f = o.self(2).f + out(3);\n"
              "        out(o.f);\n"
              "    }\n");
}

UNIT_TEST(arithmetic_wraps_and_casts_cut) {
    CHECK_RUN(INT64_C(3176048697436075819),
              "    static void body() {\n"
              "        byte b = 127; b++; out(b); b += 200; out(b); b >>>= 1; out(b); b = (byte) "
              "(b ^ 0x55); out(b);\n"
              "        short s = (short) 40000; out(s); s *= 3; out(s);\n"
              "        char c = 'a'; c += 1; out(c); c -= 99; out(c); c = 65535; c++; out(c); "
              "out((char) (byte) -1);\n"
              "        long l = Integer.MAX_VALUE; l++; out((int) (l >>> 3)); l <<= 40; out((int) "
              "(l >> 33));\n"
              "        l = Long.MIN_VALUE / -1; out((int) (l >>> 60)); out((int) (Long.MIN_VALUE % "
              "-1));\n"
              "        int m = Integer.MIN_VALUE;\n"
              "        out(m / -1); out(-m); out(m >> 33); out(m >>> 31); out(m << -1); out(~m);\n"
              "        out(-7 / 2); out(-7 % 3); out(7 % -3);\n"
              "        int one = 1; one <<= 33L; out(one); one += 3L; out(one);\n"
              "        out((byte) 300); out((short) 70000L); out((int) 5000000000L);\n"
              "        try { out(1 / (m - m)); } catch (ArithmeticException e) { out(11); }\n"
              "        try { out((int) (1L % (long) (m - m))); } catch (ArithmeticException e) { "
              "out(12); }\n"
              "    }\n");
}

UNIT_TEST(conditions_stop_where_known) {
    CHECK_RUN(INT64_C(3844376398782184048),
              "    static boolean yes(int x) { out(x); return true; }\n"
              "    static boolean no(int x) { out(x); return false; }\n"
              "    static void body() {\n"
              "        int x = 5; int[] none = null;\n"
              "        boolean t = true, u = false;\n"
              "        t &= u | !u; t ^= true; out(t ? 1 : 0);\n"
              "        u |= x > 0 && yes(1) || no(2); out(u ? 1 : 0);\n"
              "        out(yes(1) && no(2) || !(yes(3) && x > 7) ? 4 : 5);\n"
              "        out(x < 3 && none[0] > 0 ? 1 : 2);\n"
              "        boolean q = x > 3 || none[0] > 0; out(q ? 3 : 4);\n"
              "        boolean r = !(x > 3 && !(x > 100)); out(r ? 1 : 0);\n"
              "        out((x > 3 ? yes(1) : no(2)) ? 6 : 7);\n"
              "        if (no(1) | yes(2) & no(3)) out(8); else out(9);\n"
              "    }\n");
}

UNIT_TEST(boxes_open_and_close) {
    CHECK_RUN(INT64_C(-2075592312286022751),
              "    static void body() {\n"
              "        Integer box = 5; box++; box += 2; Integer old = box--; out(box); out(old);\n"
              "        Long l = 3L; l <<= 2; out((int) (long) l);\n"
              "        Character c = 'x'; c++; out(c); Byte b = 1; b++; out(b); Short s = 7; out(s "
              "+ b);\n"
              "        Boolean t = true; t = !t; out(t ? 1 : 2);\n"
              "        Object o = 5; out((Integer) o + 1); out((int) o);\n"
              "        try { String text = (String) o; out(1); } catch (ClassCastException e) { "
              "out(13); }\n"
              "        try { Integer none = null; out(none); } catch (NullPointerException e) { "
              "out(14); }\n"
              "        out(box == 7 ? 1 : 0); Integer other = 7; out(box.equals(other) ? 1 : 2);\n"
              "        long sum = box + 5L; out((int) sum);\n"
              "        Integer chosen = sum > 3 ? box : null; out(chosen);\n"
              "    }\n");
}

UNIT_TEST(arrays_of_every_shape) {
    CHECK_RUN(
        INT64_C(-2102116036907626717),
        "    static int count(int... v) { int r = 0; for (int x : v) r = r * 10 + x; return r + "
        "v.length * 1000; }\n"
        "    static int rest(String s, Object... v) { return v.length; }\n"
        "    static void body() {\n"
        "        int[][] g = new int[3][2]; g[1][1] = 5; out(g.length * g[2].length + g[1][1]);\n"
        "        int[][] jag = {{1}, {2, 3}, {}}; out(jag[1].length);\n"
        "        int[][][] half = new int[2][3][]; out(half[1][2] == null ? 1 : 0);\n"
        "        Object[] objects = new String[2];\n"
        "        try { objects[0] = 5; } catch (ArrayStoreException e) { out(16); }\n"
        "        objects[1] = \"k\";\n"
        "        int[] a = {4, 5, 6}, copy = a.clone(); copy[0] = 99; out(a[0]); out(copy[0]); "
        "out(copy.length);\n"
        "        out(count()); out(count(1)); out(count(1, 2, 3)); out(count(new int[] {4, 5}));\n"
        "        out(rest(\"a\", 1, 'c', null)); out(rest(\"a\"));\n"
        "        int sum = 0;\n"
        "        for (int x : a) { a = null; if (x == 5) continue; sum += x; }\n"
        "        out(sum);\n"
        "    }\n");
}

UNIT_TEST(every_way_out_passes_finally) {
    CHECK_RUN(INT64_C(3899310975607583701),
              "    static int ways(int k) {\n"
              "        try {\n"
              "            if (k == 0) return 1;\n"
              "            if (k == 1) throw new RuntimeException();\n"
              "            out(5);\n"
              "        } finally { out(9); if (k == 3) return 77; }\n"
              "        return 2;\n"
              "    }\n"
              "    static int jumps(int k) {\n"
              "        int r = 0;\n"
              "        outer:\n"
              "        for (int i = 0; i < 4; i++) {\n"
              "            try {\n"
              "                try {\n"
              "                    if (i == k) continue outer;\n"
              "                    if (i == k + 1) break outer;\n"
              "                    r += 10;\n"
              "                } finally { r++; out(r); if (r > 30) break; }\n"
              "            } finally { r += 100; }\n"
              "        }\n"
              "        return r;\n"
              "    }\n"
              "    // The value of the first return is pending while the second one is made and "
              "given up.\n"
              "    static int pending() {\n"
              "        try { return 1; }\n"
              "        finally { label: { try { out(3); return 4; } finally { break label; } } }\n"
              "    }\n"
              "    static int yielded(int k) {\n"
              "        return switch (k) {\n"
              "            case 1 -> { try { yield 10; } finally { out(6); } }\n"
              "            default -> { for (int i = 0; ; i++) try { if (i == k) yield i; } "
              "finally { out(i); } }\n"
              "        };\n"
              "    }\n"
              "    static void body() {\n"
              "        for (int k = 0; k < 4; k++) { try { out(ways(k)); } catch (RuntimeException "
              "e) { out(-1); } }\n"
              "        for (int k = 0; k < 4; k++) out(jumps(k));\n"
              "        out(pending()); out(yielded(1)); out(yielded(3));\n"
              "    }\n");
}

UNIT_TEST(the_first_catch_that_fits) {
    CHECK_RUN(INT64_C(-5186462840373572993),
              "    static int kind(int k) {\n"
              "        try {\n"
              "            try {\n"
              "                if (k == 0) throw new IllegalStateException();\n"
              "                if (k == 1) throw new IllegalArgumentException();\n"
              "                if (k == 2) { int[] none = null; none[0] = 1; }\n"
              "                if (k == 3) return 10 / (k - 3);\n"
              "            } catch (IllegalStateException | IllegalArgumentException x) {\n"
              "                out(1);\n"
              "                if (x instanceof IllegalStateException) throw new Error();\n"
              "                return 50;\n"
              "            } finally { out(2); }\n"
              "        } catch (NullPointerException n) { return 51; }\n"
              "        catch (Error n) { return 52; }\n"
              "        catch (ArithmeticException n) { return 53; }\n"
              "        return 54;\n"
              "    }\n"
              "    static void body() {\n"
              "        for (int k = 0; k < 5; k++) out(kind(k));\n"
              "        try { throw null; } catch (NullPointerException e) { out(60); }\n"
              "        try { Object none = null; synchronized (none) { out(61); } } catch "
              "(NullPointerException e) { out(62); }\n"
              "    }\n");
}

UNIT_TEST(resources_are_closed_in_reverse) {
    CHECK_RUN(
        INT64_C(5612459742515265067),
        "    static class Resource implements AutoCloseable {\n"
        "        int id; boolean bad;\n"
        "        Resource(int id, boolean bad) { this.id = id; this.bad = bad; out(id); }\n"
        "        public void close() { out(id + 100); if (bad) throw new IllegalStateException(); "
        "}\n"
        "    }\n"
        "    static int use(int k) {\n"
        "        try (Resource a = new Resource(1, k == 1); Resource b = k == 5 ? null : new "
        "Resource(2, k >= 2 && k < 5);\n"
        "             Resource c = new Resource(3, k == 3)) {\n"
        "            if (k == 4) throw new RuntimeException();\n"
        "            if (k == 6) return 60;\n"
        "            out(200);\n"
        "        } catch (IllegalStateException x) { out(x.getSuppressed().length); return 61; }\n"
        "        catch (RuntimeException x) { out(x.getSuppressed().length + 10); return 62; }\n"
        "        finally { out(999); }\n"
        "        return 63;\n"
        "    }\n"
        "    static void body() { for (int k = 0; k < 7; k++) out(use(k)); }\n");
}

UNIT_TEST(switches_fall_through_and_yield) {
    CHECK_RUN(INT64_C(-2368581384490019827),
              "    static int numbers(int k) {\n"
              "        return switch (k) {\n"
              "            case 1, 2, 3 -> k * 2;\n"
              "            case 7 -> { int r = 0; for (int i = 0; i < k; i++) { if (i == 5) break; "
              "r += i; } yield r; }\n"
              "            default -> { if (k > 50) yield -1; yield -2; }\n"
              "        };\n"
              "    }\n"
              "    static int strings(String s) {\n"
              "        switch (s) { case \"a\": case \"b\": return 1; case \"zz\": out(2); "
              "default: return 3; }\n"
              "    }\n"
              "    static int boxes(Character c) { switch (c) { case 'x': return 1; case 'y': "
              "return 2; } return 3; }\n"
              "    static void body() {\n"
              "        final int K = 3;\n"
              "        for (int x = 3; x < 11; x++)\n"
              "            switch (x) { case K: out(1); case 5: out(2); default: out(3); case 9: "
              "out(4); break; case 10: out(5); }\n"
              "        out(numbers(1)); out(numbers(2)); out(numbers(7)); out(numbers(100)); "
              "out(numbers(9));\n"
              "        out(strings(\"a\")); out(strings(\"zz\")); out(strings(\"q\")); "
              "out(boxes('y')); out(boxes('z'));\n"
              "        try { strings(null); } catch (NullPointerException e) { out(17); }\n"
              "        try { boxes(null); } catch (NullPointerException e) { out(18); }\n"
              "    }\n");
}

UNIT_TEST(instanceof_binds) {
    CHECK_RUN(INT64_C(197110759044),
              "    static int pick(Object o) {\n"
              "        if (!(o instanceof Integer i)) { if (o instanceof String s && s.length() > "
              "1) return s.length(); return -1; }\n"
              "        return i + 1;\n"
              "    }\n"
              "    static int loop(Object o) { int n = 0; while (!(o instanceof String s)) { o = "
              "n++ > 3 ? \"abc\" : n; } return s.length() + n; }\n"
              "    static void body() {\n"
              "        out(pick(4)); out(pick(\"abc\")); out(pick(\"a\")); out(pick(null)); "
              "out(loop(1));\n"
              "        Object o = \"xyz\"; boolean b = o instanceof String s && s.length() == 3; "
              "out(b ? 1 : 2); out(o instanceof Integer ? 1 : 2);\n"
              "    }\n");
}

UNIT_TEST(patterns_take_records_apart) {
    CHECK_RUN(
        INT64_C(6920804128295401253),
        "    record P(int x, Integer y) { }\n"
        "    record Q(P p, Object o) { }\n"
        "    sealed interface Shape permits Square, Circle { }\n"
        "    record Square(int s) implements Shape { }\n"
        "    record Circle(int r) implements Shape { }\n"
        "    enum E { A, B }\n"
        "    static int area(Shape s) { return switch (s) { case Square q -> q.s() * q.s(); case "
        "Circle(int r) -> r * 3; }; }\n"
        "    static int take(Object o) {\n"
        "        if (o instanceof Q(P(int a, Integer b), String s)) return a + b + s.length();\n"
        "        if (o instanceof Q(P p, var x)) return x == null ? 1 : 2;\n"
        "        return 3;\n"
        "    }\n"
        "    static int kind(Object o) {\n"
        "        return switch (o) {\n"
        "            case null -> 0;\n"
        "            case Integer i when i > 10 -> i;\n"
        "            case Integer i -> -i;\n"
        "            case String s when s.length() == 0 -> 5;\n"
        "            case String s -> s.length();\n"
        "            case E e -> e.ordinal() + 40;\n"
        "            case int[] a -> a.length + 50;\n"
        "            default -> 60;\n"
        "        };\n"
        "    }\n"
        "    static void body() {\n"
        "        out(area(new Square(4))); out(area(new Circle(5)));\n"
        "        out(take(new Q(new P(1, 2), \"xyz\"))); out(take(new Q(new P(1, 2), null))); "
        "out(take(new Q(null, \"s\"))); out(take(3));\n"
        "        out(kind(null)); out(kind(11)); out(kind(9)); out(kind(\"\")); "
        "out(kind(\"abc\")); out(kind(E.B)); out(kind(new int[3])); out(kind('c'));\n"
        "        try { area(null); } catch (NullPointerException e) { out(70); }\n"
        "        Integer box = 4;\n"
        "        switch (box) { case 3: out(1); case 4: out(2); break; case Integer i: out(i); }\n"
        "        switch (box) { case null, default: out(9); }\n"
        "    }\n");
}

UNIT_TEST(initialisers_run_in_order) {
    CHECK_RUN(INT64_C(-8290805875403322347),
              "    int v = out(1);\n"
              "    { out(2); v++; }\n"
              "    static int early = out(50);\n"
              "    static { out(51); }\n"
              "    Test() { this(3); out(4); }\n"
              "    Test(int k) { super(); out(k); v += k; }\n"
              "    static class Base {\n"
              "        Base() { out(10); start(); }\n"
              "        void start() { out(11); }\n"
              "        int m() { return 1; }\n"
              "        int own() { return p(); }\n"
              "        private int p() { return 1; }\n"
              "    }\n"
              "    static class Derived extends Base {\n"
              "        int q = 5;\n"
              "        Derived() { out(12); out(q); }\n"
              "        void start() { out(13 + q); }\n"
              "        int m() { return super.m() + 1; }\n"
              "        private int p() { return 2; }\n"
              "    }\n"
              "    static class Late { static int z = out(70); static void touch() { } }\n"
              "    static class Lazy { static final int C = 5; static int d = out(71); }\n"
              "    static void body() {\n"
              "        out(new Test().v);\n"
              "        Base b = new Derived(); out(b.m()); out(b.own());\n"
              "        out(Lazy.C); Late.touch(); out(Lazy.d); out(Late.z);\n"
              "        out(new Test(5) { int extra = v; { out(extra); } int z() { return extra; } "
              "}.z());\n"
              "    }\n");
}

UNIT_TEST(inner_classes_keep_what_is_around) {
    CHECK_RUN(INT64_C(725644462519349120),
              "    int v = 7;\n"
              "    class Inner {\n"
              "        int w = v + 1;\n"
              "        int get() { return w + v; }\n"
              "        class Deep { int all() { return w + v + Test.this.v + Inner.this.w; } }\n"
              "    }\n"
              "    static class Sub extends Inner { Sub(Test t) { t.super(); } }\n"
              "    static void body() {\n"
              "        Test o = new Test(); Inner in = o.new Inner(); o.v = 9;\n"
              "        out(in.get()); out(in.new Deep().all()); out(new Sub(o).get());\n"
              "        Inner anonymous = o.new Inner() { int get() { return super.get() + 1; } }; "
              "out(anonymous.get());\n"
              "        try { Test none = null; none.new Inner(); } catch (NullPointerException e) "
              "{ out(1); }\n"
              "        int base = 100;\n"
              "        class Local {\n"
              "            int q;\n"
              "            Local(int q) { this.q = q; }\n"
              "            int go() { return base + q; }\n"
              "            Local more() { return new Local(q + 1); }\n"
              "        }\n"
              "        class SubLocal extends Local { SubLocal() { super(5); } int go() { return "
              "super.go() * 2; } }\n"
              "        out(new Local(1).more().go()); out(new SubLocal().go());\n"
              "        java.util.function.Supplier<Local> later = () -> new Local(7); "
              "out(later.get().go());\n"
              "        java.util.function.IntFunction<Local> maker = Local::new; "
              "out(maker.apply(9).go());\n"
              "        Runnable r = new Runnable() { int n = base; public void run() { out(n++); "
              "out(n + base); } };\n"
              "        r.run(); r.run();\n"
              "    }\n");
}

UNIT_TEST(lambdas_and_method_references) {
    CHECK_RUN(
        INT64_C(-7345549435707224951),
        "    interface I { int a(); default int b() { return a() * 2; } static int c() { return 9; "
        "} }\n"
        "    interface J extends I { default int b() { return I.super.b() + 1; } }\n"
        "    interface Twice { int of(int a, int b); }\n"
        "    interface Maker<T, R> { R make(T t); default <S> Maker<T, S> then(Maker<? super R, ? "
        "extends S> next) { return t -> next.make(make(t)); } }\n"
        "    int field = 3;\n"
        "    J counter(int cap) { int local = cap * 2; return () -> { J in = () -> field + local + "
        "cap; field++; return in.a(); }; }\n"
        "    static int apply(Twice f) { return f.of(6, 7); }\n"
        "    static int product(int a, int b) { return a * b; }\n"
        "    int sum(int a, int b) { return a + b + field; }\n"
        "    static int all(int... v) { return v.length; }\n"
        "    static void body() {\n"
        "        J j = () -> 4; out(j.b()); I an = new J() { public int a() { return 8; } }; "
        "out(an.b()); out(I.c());\n"
        "        Test o = new Test(); J s = o.counter(5); out(s.a()); out(s.b());\n"
        "        out(apply(Test::product)); out(apply(o::sum)); out(apply(Math::max)); "
        "out(apply(Test::all));\n"
        "        out(apply((a, c) -> { if (a > c) return a; return c - a; }));\n"
        "        Maker<Integer, int[]> arrays = int[]::new; out(arrays.make(4).length);\n"
        "        Maker<String, Integer> length = String::length; out(length.make(\"four\"));\n"
        "        out(length.then(x -> x + 1).then(x -> x * 2).make(\"abc\"));\n"
        "        Maker<Integer, Integer> plus = x -> x + o.field; o.field = 50; "
        "out(plus.make(1));\n"
        "        try { Test none = null; Twice t = none::sum; out(1); } catch "
        "(NullPointerException e) { out(2); }\n"
        "    }\n");
}

UNIT_TEST(enums_with_bodies) {
    CHECK_RUN(INT64_C(8066019147513862887),
              "    enum E {\n"
              "        A, B(5) { int twice() { return k * 20; } }, C(7);\n"
              "        final int k;\n"
              "        static final E LAST = C;\n"
              "        E() { this(1); }\n"
              "        E(int k) { this.k = k; }\n"
              "        int twice() { return k * 2; }\n"
              "    }\n"
              "    static int rank(E e) { switch (e) { case A: return 1; case B: return 2; "
              "default: return 3; } }\n"
              "    static int rank2(E e) { return switch (e) { case A -> 10; case B -> 20; case C "
              "-> 30; }; }\n"
              "    static void body() {\n"
              "        out(E.B.twice()); out(E.C.twice()); out(E.LAST.ordinal()); "
              "out(E.valueOf(\"B\").k); out(E.A.name().length());\n"
              "        out(rank(E.A) + rank(E.C)); out(rank2(E.B));\n"
              "        for (E e : E.values()) out(e.k);\n"
              "        try { E.valueOf(\"X\"); } catch (IllegalArgumentException x) { out(20); }\n"
              "        try { rank(null); } catch (NullPointerException x) { out(21); }\n"
              "    }\n");
}

UNIT_TEST(records_compare_by_component) {
    CHECK_RUN(INT64_C(-3035679564479350014),
              "    record P(int x, Integer y) {\n"
              "        P { if (x < 0) x = 0; out(x); }\n"
              "        int sum() { return x + y; }\n"
              "        static P of(int k) { return new P(k, k); }\n"
              "    }\n"
              "    record Q<T>(T t, long l) { }\n"
              "    static void body() {\n"
              "        P p = new P(-4, 6); out(p.x()); out(p.sum());\n"
              "        out(P.of(2).equals(new P(2, 2)) ? 1 : 2); out(p.equals(null) ? 1 : 2);\n"
              "        out(new P(1000, 2000).equals(new P(1000, 2000)) ? 1 : 2); out(new P(1, "
              "null).equals(new P(1, 2)) ? 1 : 2);\n"
              "        Q<String> q = new Q<>(\"abc\", 5); out(q.t().length()); out(q.equals(new "
              "Q<>(\"abc\", 5L)) ? 1 : 2);\n"
              "        Object o = new Q<>(null, 1); out(o.equals(new Q<>(null, 1)) ? 1 : 2);\n"
              "    }\n");
}

UNIT_TEST(type_arguments_are_seen_through) {
    CHECK_RUN(
        INT64_C(6562665000),
        "    static <T extends Comparable<T>> T max(T a, T b) { return a.compareTo(b) > 0 ? a : b; "
        "}\n"
        "    static class Box<T> { T t; Box(T t) { this.t = t; } T get() { return t; } }\n"
        "    static void body() {\n"
        "        out(max(3, 9)); out(max(\"abc\", \"abd\").charAt(2)); out(new "
        "Box<>(\"four\").get().length()); out(new Box<>(\"four\").t.length());\n"
        "        java.util.ArrayList<Integer> list = new java.util.ArrayList<>();\n"
        "        for (int i = 0; i < 5; i++) list.add(i * i);\n"
        "        int total = 0;\n"
        "        for (int x : list) { if (x == 4) continue; total += x; }\n"
        "        for (long x : list) total += x;\n"
        "        out(total);\n"
        "        @SuppressWarnings({\"unchecked\", \"rawtypes\"}) Box<String> wrong = (Box) new "
        "Box<Object>(5);\n"
        "        try { out(wrong.get().length()); } catch (ClassCastException e) { out(30); }\n"
        "    }\n");
}
