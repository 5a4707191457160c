// Loops that do not end, for some inputs or for all.
class Endless {
    int field;

    static void sometimes(int x) {
        while (x > 3) {
            x = x + 0;
        }
    }

    static void always() {
        while (true) {
        }
    }

    // What is only counted does not hide that the loop repeats itself.
    static int counted(boolean b) {
        int n = 0;
        while (b) {
            n++;
        }
        return n;
    }

    void heap() {
        while (field != 0) {
            field = -field;
        }
    }

    // Behind a loop that never ends, nothing is reached.
    static void behind(int[] a) {
        if (a == null)
            return;
        while (a.length >= 0) {
        }
        for (int i = 0; i < a.length; i++) {
        }
    }
}
// OUTPUT endless.java:6 while sometimes 0 0 exact, may not end
// OUTPUT endless.java:12 while always - - never ends
// OUTPUT endless.java:19 while counted 0 0 exact, may not end
// OUTPUT endless.java:26 while heap 0 0 exact, may not end
// OUTPUT endless.java:35 while behind - - never ends
// OUTPUT endless.java:37 for behind X X not reached
