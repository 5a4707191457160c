// ARGS --paths-first --array-length 5 --objects 2
// Paths that go on in the same way are followed once, whichever numbers they are about. What is
// said of the numbers of the pre-state, one by one or all in the same way, must still be shown.
class Together {
    /*@ assignable a[*];
      @ ensures (\forall int i; 1 <= i && i < a.length; a[i - 1] <= a[i]);
      @ ensures (\forall int k; (\num_of int i; 0 <= i && i < a.length; a[i] == k)
      @                         == \old((\num_of int i; 0 <= i && i < a.length; a[i] == k)));
      @*/
    static void sort(int[] a) {
        for (int i = 1; i < a.length; i++) {
            for (int j = i; j > 0 && a[j] < a[j - 1]; j--) {
                int value = a[j];
                a[j] = a[j - 1];
                a[j - 1] = value;
            }
        }
    }

    // The number that is lost is overwritten on one path only.
    /*@ assignable a[*];
      @ // EXPECT-NEXT violated: postcondition in 'Together.loses(int[])'
      @ ensures (\forall int k; (\num_of int i; 0 <= i && i < a.length; a[i] == k)
      @                         == \old((\num_of int i; 0 <= i && i < a.length; a[i] == k)));
      @*/
    static void loses(int[] a) {
        int count = 0;
        for (int i = 1; i < a.length; i++) {
            if (a[i] < a[i - 1]) {
                count++;
            }
        }
        if (count == 3) {
            a[0] = a[1];
        }
    }

    // Exchanging numbers keeps their counts, and not their places.
    /*@ requires a.length >= 4;
      @ assignable a[*];
      @ ensures a[3] == \old(a[3]); // EXPECT violated: postcondition in 'Together.moves(int[])'
      @*/
    static void moves(int[] a) {
        if (a[0] < a[1]) {
            swap(a, 0, 2);
        }
        if (a[1] < a[2]) {
            swap(a, 1, 2);
        }
        if (a[0] > a[1] && a[1] > a[2]) {
            swap(a, 0, 3);
        }
    }

    /*@ requires a.length >= 4;
      @ assignable a[*];
      @ ensures a[3] == \old(a[3]);
      @ ensures a[0] + a[1] + a[2] == \old(a[0] + a[1] + a[2]);
      @*/
    static void keeps(int[] a) {
        if (a[0] < a[1]) {
            swap(a, 0, 2);
        }
        if (a[1] < a[2]) {
            swap(a, 1, 2);
        }
        if (a[0] < a[1]) {
            swap(a, 0, 1);
        }
    }

    // Of the sum with one number doubled they are not all the same.
    /*@ requires a.length == 3;
      @ assignable a[*];
      @ ensures a[0] + a[1] + 2 * a[2] == \old(a[0] + a[1] + 2 * a[2]); // EXPECT violated: postcondition in 'Together.weighs(int[])'
      @*/
    static void weighs(int[] a) {
        if (a[0] < a[1]) {
            swap(a, 0, 1);
        }
        if (a[0] < a[1] + 1 && a[1] < a[2]) {
            swap(a, 1, 2);
        }
    }

    // What is assumed of a number stays with it.
    /*@ requires a.length >= 3 && a[0] >= 0;
      @ assignable a[*];
      @ ensures a[0] >= 0;
      @*/
    static void assumed(int[] a) {
        if (a[1] < a[2]) {
            swap(a, 1, 2);
        }
        if (a[0] < a[1]) {
            swap(a, 0, 1);
        }
    }

    /*@ requires a.length >= 3 && a[0] >= 0;
      @ assignable a[*];
      @ ensures a[0] >= 0; // EXPECT violated: postcondition in 'Together.other(int[])'
      @*/
    static void other(int[] a) {
        if (a[1] < a[2]) {
            swap(a, 1, 2);
        }
        if (a[1] < a[0]) {
            swap(a, 0, 1);
        }
    }

    private static void swap(int[] a, int i, int j) {
        int value = a[i];
        a[i] = a[j];
        a[j] = value;
    }
}
// OUTPUT 7 methods: 3 hold; 4 violated
