class Behaviors {
    int n;

    // HOLDS
    /*@ public normal_behavior
      @   requires k >= 0;
      @   assignable n;
      @   ensures n == k;
      @ also public exceptional_behavior
      @   requires k < 0;
      @   assignable \nothing;
      @   signals_only IllegalArgumentException;
      @   signals (IllegalArgumentException e) true;
      @*/
    void set(int k) {
        if (k < 0)
            throw new IllegalArgumentException();
        n = k;
    }

    // VIOLATED
    /*@ public normal_behavior
      @   requires k >= 0;
      @   assignable n;
      @   ensures n == k;
      @ also public exceptional_behavior
      @   requires k < 0;
      @   signals_only IllegalArgumentException;
      @*/
    void late(int k) {
        n = k;
        if (k <= 0)
            throw new IllegalArgumentException();
    }

    // VIOLATED
    /*@ public exceptional_behavior
      @   requires k <= 0;
      @   signals_only IllegalArgumentException;
      @*/
    void returns(int k) {
        if (k < 0)
            throw new IllegalArgumentException();
    }

    // HOLDS
    /*@ public normal_behavior
      @   requires k > 0;
      @   ensures n == k;
      @*/
    void calls(int k) { set(k); }

    // VIOLATED
    /*@ public normal_behavior
      @   requires k > 0;
      @   ensures n == -k;
      @*/
    void throwing(int k) { set(-k); }
}
// DECIDED cadical 5, z3 4, quantified 4, prove 4, inline 5, paths 5
