// Clauses that do not fit their case.
class CaseErrors {
    int n;

    //@ private normal_behavior
    //@   signals (Exception e) true; // EXPECT error@11: 'signals' is not allowed in normal_behavior
    //@   signals_only Exception; // EXPECT error: 'signals_only' is not allowed in normal_behavior
    //@ also private exceptional_behavior
    //@   ensures n > 0; // EXPECT error@11: 'ensures' is not allowed in exceptional_behavior
    //@   {|
    //@     ensures true; // EXPECT error: 'ensures' is not allowed in exceptional_behavior
    //@   |}
    //@ also
    //@   requires n; // EXPECT error: 'int'
    //@   signals (String s) true; // EXPECT error@20: 'signals' needs a Throwable, found 'String'
    //@   signals_only Exception, Object; // EXPECT error: 'signals_only' needs a Throwable, found 'Object'
    //@   measured_by true; // EXPECT error: 'measured_by' needs an integer, found 'boolean'
    //@   diverges n; // EXPECT error: 'int'
    //@ also
    //@   old int before = n;
    //@   old boolean flag = n; // EXPECT error: 'int'
    //@   requires before > 0;
    //@ also
    //@   requires before > 0; // EXPECT error: 'before'
    void step() {}
}
// COVERS requires, ensures, signals, signals_only, measured_by, diverges, old declarations
