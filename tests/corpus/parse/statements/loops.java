// Loops of all kinds.
class Loops {
    void f(int[] a, java.util.List<String> b) {
        while (true) { } 
        while (a[0] > 0) a[0]--;
        do { } while (true);
        do a[0]++; while (a[0] < 3);
        for (;;) { }
        for (int i = 0; i < 3; i++) { }
        for (int i = 0, j[] = {1}, k; i < j[0]; i++, j[0]--) ;
        for (a[0] = 1, f(a, b); ; ) { }
        for (final int i = 0; ; ) { }
        for (@A java.util.List<String> c = b; c != null; c = null) { }
        for (int i : a) { }
        for (final @A String s : b) s.length();
        for (var s : b) { }
        for (java.util.Map.Entry<String, int[]> e : m.entrySet()) { }
        for (int c[] : d) { }
        outer: for (;;) { inner: while (true) { break outer; } }
    }
}
// COVERS while, do, for, foreach
