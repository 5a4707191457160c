class Signals {
    int x;

    //@ signals (Exception e) x > 0;
    //@ signals (java.io.IOException e) e != null && e.getMessage() == null;
    //@ signals (RuntimeException) false;
    //@ signals (RuntimeException);
    //@ signals (RuntimeException e);
    //@ exsures (RuntimeException e) true;
    //@ signals_redundantly (RuntimeException e) true;
    //@ signals_only Exception;
    //@ signals_only NullPointerException, java.io.IOException;
    //@ signals_only \nothing;
    void f() throws Exception {}
}
// COVERS signals, signals_only
