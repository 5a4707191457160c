// Loops that are left at their end, or behind the beginning of their body, have a closed form, too.
// ARGS --timeout 20
class Late {
    static int down(int n) {
        do { // OUTPUT late.java:5 do down 1 2147483638 exact
            n--;
        } while (n > 10);
        return n;
    }

    // The test comes before the step: one more iteration than steps.
    static int broken(int n) {
        int i = 0;
        while (true) { // OUTPUT late.java:14 while broken 1 2147483648 exact
            if (i >= n)
                break;
            i++;
        }
        return i;
    }

    static int stepped(int n) {
        int i = 0;
        while (true) { // OUTPUT late.java:24 while stepped 1 2147483647 exact
            i++;
            if (i >= n)
                break;
        }
        return i;
    }

    // Odd numbers never get there.
    static int even(int n) {
        do // OUTPUT late.java:34 do even 1 2147483648 exact, may not end
            n += 2;
        while (n != 100);
        return n;
    }

    // What the first loop leaves behind is what the second one counts to.
    static int twice(int n) {
        int i = 0, j = 0;
        do { // OUTPUT late.java:43 do twice 1 2147483647 exact
            i++;
        } while (i < n);
        do { // OUTPUT late.java:46 do twice 1 2147483647 exact
            j++;
        } while (j < i);
        return j;
    }

    static int skipping(byte n) {
        int i = 0, small = 0;
        do { // OUTPUT late.java:54 do skipping 1 12701 exact
            i++;
            if (i > 3)
                continue;
            small++;
        } while (i <= n * 100);
        return small;
    }
}
