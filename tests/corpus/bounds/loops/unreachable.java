// ARGS --array-length 2 --method Unreachable.never --method Unreachable.call
class Unreachable {
    //@ requires x > 0;
    static void never(int x, int[] a) {
        if (x == 0)
            for (int i = 0; i < a.length; i++) {
            }
        if (x > 0 && x < 0)
            while (x > 0)
                x--;
    }

    static void loop(int[] a) {
        for (int i = 0; i < a.length; i++) {
        }
    }

    static void call(int[] a) {
        if (a == null && a != null)
            loop(a);
    }
}
// OUTPUT unreachable.java:6 for never X X not reached
// OUTPUT unreachable.java:9 while never X X not reached
// OUTPUT unreachable.java:14 for call > loop (line 20) X X not reached
