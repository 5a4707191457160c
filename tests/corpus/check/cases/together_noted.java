// ARGS --paths-first --array-length 3 --objects 2
// Paths that come to the same state are not the same where a clause asks what happened before.
class TogetherNoted {
    int f;
    int g;

    // One of the paths reads g, and the states behind are alike.
    /*@ requires f == 0 && a.length == 3;
      @ ensures \only_accessed(a[*], f); // EXPECT violated: postcondition in 'TogetherNoted.reads(int[])'
      @*/
    void reads(int[] a) {
        if (a[0] < a[1]) {
            a[2] = 0;
        } else {
            a[2] = g - g;
        }
        if (a[1] < a[2]) {
            a[1] = a[2];
        }
    }

    /*@ requires f == 0 && a.length == 3;
      @ ensures \only_assigned(a[*]); // EXPECT violated: postcondition in 'TogetherNoted.assigns(int[])'
      @*/
    void assigns(int[] a) {
        if (a[0] < a[1]) {
            a[2] = 0;
        } else {
            f = 0;
            a[2] = 0;
        }
        if (a[1] < a[2]) {
            a[1] = a[2];
        }
    }

    /*@ requires f == 0 && a.length == 3;
      @ ensures \only_assigned(a[*], f);
      @*/
    void may(int[] a) {
        if (a[0] < a[1]) {
            a[2] = 0;
        } else {
            f = 0;
            a[2] = 0;
        }
        if (a[1] < a[2]) {
            a[1] = a[2];
        }
    }

    // A text knows the number that it was made of; the array has others in its place by then.
    /*@ requires a.length == 3;
      @ ensures \result; // EXPECT violated: postcondition in 'TogetherNoted.writes(boolean[], int[])'
      @*/
    boolean writes(boolean[] b, int[] a) {
        String text = "" + (a[0] > 0);
        if (a[2] > 7) {
            int value = a[0];
            a[0] = a[1];
            a[1] = value;
        }
        if (a[1] < 9) {
            a[2] = 1;
        }
        a[2] = 0;
        return text.length() == 4 == a[0] > 0;
    }

    /*@ requires a.length == 3;
      @ assignable \strictly_nothing;
      @*/
    // EXPECT-NEXT violated: creation of an object under \strictly_nothing in 'TogetherNoted.creates(int[])'
    int creates(int[] a) {
        int result = 0;
        if (a[1] >= a[2]) {
            result = 0;
        } else {
            int[] made = new int[2];
        }
        if (a[0] < 5) {
            result = 1;
        }
        return result;
    }
}
// OUTPUT 5 methods: 1 hold; 4 violated
