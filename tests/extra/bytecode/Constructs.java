// Every method named ...Wrong breaks an assertion or throws; all others hold.
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

class Constructs {
    enum Color { RED, GREEN }
    record Point(int x, boolean on) {}
    class Inner { int twice() { return 2 * factor; } }
    int factor = 3;

    static int kinds(int a, boolean b, byte c) { boolean d = b & a > 0; return d ? c : (byte) a; }
    static void bool(boolean b) { boolean c = !b; boolean[] all = {b, c}; assert all[0] != all[1]; }
    static void boolWrong(boolean b) { boolean[] all = {b}; assert all[0]; }
    static void numbers(long a, double d) { long b = a * 2; assert b / 2 == a || a != 0; assert d != d || d <= d; }
    static void numbersWrong(double d) { assert d == d; }
    static void narrow(int a) { byte b = (byte) a; char c = (char) a; assert b >= -128 && b < 128 && c >= 0; }
    static void stored(boolean b) {
        Object[] all = new String[1];
        boolean refused = false;
        try { all[0] = b ? (Object) "s" : (Object) Integer.valueOf(1); } catch (ArrayStoreException e) { refused = true; }
        assert refused == !b;
    }
    static void storedWrong(boolean b) { Object[] all = new String[1]; all[0] = b ? (Object) "s" : (Object) Integer.valueOf(1); }
    static void divideWrong(int a) { int b = 1 / (a - 1); }
    static void caught(int a) {
        int r;
        try { r = 10 / a; } catch (ArithmeticException e) { r = -1; } finally { a = 0; }
        assert r <= 10;
    }
    static void caughtWrong(int a) {
        int r;
        try { r = 10 / a; } catch (ArithmeticException e) { r = -1; }
        assert r != -1;
    }
    static boolean isLarge(int a) { return a > 3; }
    static int caughtLarge(int a) {
        boolean large = true;
        try { int r = 10 / a; large = isLarge(a); r = 10 / (a - 2); return r; } catch (ArithmeticException e) { return large ? 1 : 0; }
    }
    static void keptCaught() { assert caughtLarge(0) == 1 && caughtLarge(2) == 0; }
    static void keptCaughtWrong(int a) { assert caughtLarge(a) != 1 || a != 0; }
    static void select(int a) {
        int r;
        switch (a) { case 1: r = 10; break; case 1000: r = 20; break; default: r = 30; }
        assert r >= 10;
    }
    static void selectWrong(String s) { switch (s) { case "a": break; case "b": assert false; } }
    static void arrays(int n) { int[][] a = new int[2][3]; a[1][2] = n; assert a.clone()[1][2] == n; }
    static void arraysWrong(Object[] a) { a[0] = "text"; }
    static void castWrong(Object o) { String s = (String) o; }
    static void lambda(int n) { IntUnaryOperator f = x -> x + n; assert f.applyAsInt(1) == n + 1; }
    static void lambdaWrong(int n) { Supplier<Integer> f = () -> n; assert f.get() != 5; }
    static void text(int n) { String s = "a" + n + 'c' + true; assert s.endsWith("ctrue"); }
    static void textWrong(boolean b) { assert !("x" + b).equals("xtrue"); }
    static void enums() { assert Color.values().length == 2 && Color.valueOf("GREEN") == Color.GREEN; }
    static void enumsWrong() { assert Color.RED.ordinal() == 1; }
    static void records(int x) { assert new Point(x, true).equals(new Point(x, true)); }
    static void recordsWrong(int x) { assert new Point(x, true).equals(new Point(0, true)); }
    static void inner() { assert new Constructs().new Inner().twice() == 6; }
    static void innerWrong() { assert new Constructs().new Inner().twice() == 7; }
    static void locked() { synchronized (new Object()) { assert true; } }
    static void lockedWrong(Object o) { synchronized (o) { assert true; } }
    static void loop() { int s = 0; for (int i = 0; i < 4; i++) s += i; assert s == 6; }
    static void loopWrong() { int s = 0; for (int i = 0; i < 4; i++) s += i; assert s == 7; }
}
