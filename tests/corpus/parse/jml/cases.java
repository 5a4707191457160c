// How cases are put together.
class Cases {
    int x;

    //@ requires x > 0;
    //@ ensures x > 0;
    //@ also
    //@ requires x < 0;
    //@ ensures x < 0;
    void lightweight() {}

    /*@ public normal_behavior
      @   requires x > 0;
      @ also private exceptional_behavior
      @   requires x < 0;
      @   signals (Exception e) x > 0;
      @ also protected behavior
      @   requires x == 0;
      @ also behaviour
      @   requires x == 0;
      @ also normal_behaviour
      @ also exceptional_behaviour
      @   signals_only Exception;
      @ also code normal_behavior
      @ also public code behavior
      @   ensures true;
      @*/
    void heavyweight() {}

    //@ requires x > 0;
    //@ also public normal_behavior
    //@ requires x < 0;
    void mixed() {}

    //@ also
    //@ requires x > 0;
    public String toString() { return ""; }

    /*@ requires x != 0;
      @ {|
      @   requires x > 0;
      @   ensures x > 0;
      @ also
      @   requires x < 0;
      @   {| ensures x < 0; also ensures x < 1; |}
      @ |}
      @ also {| requires x == 1; |} */
    void nested() {}

    /*@ requires x > 0;
      @ implies_that
      @   requires x > 1;
      @ also
      @   requires x > 2;
      @ for_example
      @   public normal_behavior
      @   requires x == 3;
      @*/
    void sections() {}

    //@ implies_that ensures true;
    void section_only() {}

    //@ also implies_that ensures true;
    void inherited_section() {}

    //@ requires x > 0; ensures x > 0; pure
    int modifiers_behind() { return x; }

    /*@ pure helper public normal_behavior ensures true; @*/
    int modifiers_before() { return x; }

    /*@ pure @*/ /*@ requires x > 0; @*/ /*@ nullable @*/ /*@ ensures true; also ensures true; @*/
    Object modifiers_between() { return null; }

    //@ requires x > 0;
    @Deprecated
    //@ ensures x > 0;
    public
    //@ also ensures x > 1;
    void behind_annotation() {}

    //@ requires x > 0;
    Cases() {}

    //@ requires x > 0;
    {
    }

    //@ ensures true;
    static {
    }
}

interface Shape {
    //@ ensures \result >= 0;
    //@ pure
    int area();
}

enum Color {
    RED;

    //@ ensures \result;
    boolean isRed() { return true; }
}

record Point(int x, int y) {
    //@ requires x > 0;
    Point {
    }
}
// COVERS requires, ensures, signals, signals_only, also, normal_behavior, exceptional_behavior
// COVERS behavior, visibility of cases, nested specifications, pure, helper, nullable
