class Sequences {
    // HOLDS
    //@ ensures \seq_length(\seq_concat(\seq_singleton(x), \seq_singleton(x))) == 2;
    static void length(int x) { }

    // VIOLATED
    //@ ensures \seq_length(\seq_concat(\seq_singleton(x), \seq_singleton(x))) == 1;
    static void lengthWrong(int x) { }

    // HOLDS
    //@ ensures (int) \seq_concat(\seq_singleton(x), \seq_singleton(y))[1] == y;
    static void element(int x, int y) { }

    // VIOLATED
    //@ ensures (int) \seq_concat(\seq_singleton(x), \seq_singleton(y))[1] == x;
    static void elementWrong(int x, int y) { }
}
