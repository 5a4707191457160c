class Initially {
    int n;
    //@ initially n == 0;

    // HOLDS
    //@ ensures true;
    Initially() { }

    // VIOLATED
    //@ ensures true;
    Initially(int k) { n = k; }

    // HOLDS
    //@ requires k == 0;
    //@ ensures n == k;
    Initially(int k, int l) { n = k; }

    // HOLDS
    //@ ensures n == 5;
    void later() { n = 5; }
}
