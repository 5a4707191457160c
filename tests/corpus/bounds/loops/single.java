// Loops that run at most once: nothing leads back to their heads.
class Single {
    static int left(int n) {
        while (n > 0) { // OUTPUT single.java:4 while left 0 1 exact
            n--;
            break;
        }
        return n;
    }

    static int first(int[] a) {
        for (int x : a) // OUTPUT single.java:12 for first 0 1 exact
            return x;
        return -1;
    }

    static int once(int n) {
        do { // OUTPUT single.java:18 do once 1 1 exact
            n++;
        } while (false);
        return n;
    }

    static int thrown(int n) {
        for (int i = 0; i < n; i++) // OUTPUT single.java:25 for thrown 0 1 exact
            throw new IllegalStateException();
        return n;
    }

    static int inner(int n) {
        int sum = 0;
        for (int i = 0; i < 3; i++) { // OUTPUT single.java:32 for inner 3 3 exact
            for (;;) { // OUTPUT single.java:33 for inner 1 1 exact
                sum += i;
                break;
            }
            while (sum > 2 && n > 0) { // OUTPUT single.java:37 while inner 0 1 exact
                n = sum;
                break;
            }
        }
        return sum;
    }

    static int never(int n) {
        if (n > 3 && n < 2)
            while (n > 0) // OUTPUT single.java:47 while never X X not reached
                return n;
        return 0;
    }

    static int called(int[] a) {
        return first(a) + first(a); // OUTPUT single.java:12 for all 2 occurrences 0 1 exact
    }
}
