// Specification cases, groups, and the variables that they declare.
class Cases {
    /*@ spec_public @*/ int n;

    /*@ public normal_behavior
      @   old int before = n, twice = before * 2;
      @   forall int k;
      @   requires before >= 0;
      @   {|
      @     requires k > before;
      @     ensures n < k + twice;
      @   also
      @     old int k2 = k + 1;
      @     requires k < 0;
      @     ensures n > k2;
      @     assignable n;
      @   |}
      @ also
      @ private exceptional_behavior
      @   requires n < 0;
      @   signals_only IllegalStateException, IllegalArgumentException;
      @   signals (RuntimeException e) e.getMessage() != null && \exception == e;
      @   signals (IllegalStateException) n == \old(n);
      @ also
      @ protected behavior
      @   requires true;
      @   measured_by n;
      @   diverges false;
      @   when n > 0; // EXPECT warning: 'when' is believed, not checked
      @   working_space 10L; // EXPECT warning: 'working_space' is not checked: Jury measures neither time nor memory
      @   duration n; // EXPECT warning: 'duration' is not checked: Jury measures neither time nor memory
      @   ensures true;
      @   signals (Exception e) true;
      @   accessible n;
      @   captures n;
      @   callable step;
      @ implies_that
      @   ensures \not_specified;
      @ for_example
      @   requires n == 1;
      @   ensures n == 2;
      @*/
    public void step() {
        n++;
    }

    //@ requires n > 0;
    //@ signals_only \nothing;
    //@ assignable \nothing;
    void lightweight() {}
}
// COVERS requires, ensures, signals, signals_only, assignable
// COVERS assignable \nothing and \everything, accessible, measured_by, diverges, also
// COVERS normal_behavior, exceptional_behavior, behavior, visibility of cases
// COVERS nested specifications, old declarations, forall declarations, spec_public
