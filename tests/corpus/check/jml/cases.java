class Cases {
    // Each case whose precondition holds counts.
    /*@ requires x > 0;
      @ ensures \result == 1;
      @ also
      @ requires x < 0;
      @ ensures \result == -1;
      @*/
    static int sign(int x) {
        return x > 0 ? 1 : -1;
    }

    /*@ requires x >= 0;
      @ ensures \result == 1; // EXPECT violated: postcondition in 'Cases.signWrong(int)'
      @ also
      @ requires x <= 0;
      @ ensures \result == -1;
      @*/
    static int signWrong(int x) {
        return x > 0 ? 1 : -1;
    }

    /*@ requires a != null;
      @ {|
      @   requires a.length > 0;
      @   ensures \result == a[0];
      @ also
      @   requires a.length == 0;
      @   ensures \result == 0;
      @ |}
      @ also
      @ requires a == null;
      @ ensures \result == -1;
      @*/
    static int nested(int /*@ nullable @*/ [] a) {
        return a == null ? -1 : a.length == 0 ? 0 : a[0];
    }

    /*@ requires a != null;
      @ {|
      @   requires a.length > 0;
      @   ensures \result == a[0];
      @ also
      @   requires a.length == 0;
      @   ensures \result == 0; // EXPECT violated: postcondition in 'Cases.nestedWrong(int[])'
      @ |}
      @*/
    static int nestedWrong(int[] a) {
        return a.length == 0 ? -1 : a[0];
    }

    /*@ normal_behavior
      @ requires x >= 0;
      @ ensures \result == x;
      @ also
      @ exceptional_behavior
      @ requires x < 0;
      @ signals (IllegalArgumentException e) true;
      @ signals_only IllegalArgumentException;
      @*/
    static int behaviours(int x) {
        if (x < 0) {
            throw new IllegalArgumentException();
        }
        return x;
    }

    /*@ normal_behavior
      @ requires x >= 0;
      @ ensures \result == x;
      @*/
    static int normalWrong(int x) {
        if (x == 0) {
            throw new IllegalArgumentException(); // EXPECT violated: exception 'IllegalArgumentException'
        }
        return x;
    }

    /*@ behavior
      @ requires x != 5;
      @ requires x > 3;
      @ ensures \result > 3;
      @ ensures \result != 5;
      @ signals (Exception e) false;
      @*/
    static int several(int x) {
        return x;
    }

    // Parameters in a postcondition mean their values at the start.
    //@ ensures \result == x + 1;
    static int parameter(int x) {
        x++;
        return x;
    }

    //@ ensures \result == x; // EXPECT violated: postcondition in 'Cases.parameterWrong(int)'
    static int parameterWrong(int x) {
        x++;
        return x;
    }

    //@ old int twice = 2 * x;
    //@ requires twice > 10;
    //@ ensures \result > 5;
    static int oldVariable(int x) {
        return x < 0 ? 6 : x;
    }
}
// OUTPUT HOLDS Cases.sign(int)
// OUTPUT HOLDS Cases.nested(int[])
// OUTPUT HOLDS Cases.behaviours(int)
// OUTPUT HOLDS Cases.several(int)
// OUTPUT HOLDS Cases.parameter(int)
// OUTPUT HOLDS Cases.oldVariable(int)
