class SignalsBad {
    // EXPECT-NEXT error: expected '(', found 'Exception'
    //@ signals Exception e;
    // EXPECT-NEXT error: expected type, found ')'
    //@ signals ();
    // EXPECT-NEXT error: expected ')', found ';'
    //@ signals (Exception e;
    // EXPECT-NEXT error: expected ')', found ','
    //@ signals (Exception e, f) true;
    // EXPECT-NEXT error: expected expression, found ')'
    //@ signals (Exception e) );
    // EXPECT-NEXT error: expected type, found ';'
    //@ signals_only ;
    // EXPECT-NEXT error: expected type, found ';'
    //@ signals_only Exception, ;
    // EXPECT-NEXT error: expected ';', found ','
    //@ signals_only \nothing, Exception;
    void f() {}
}
// COVERS signals, signals_only, malformed JML
