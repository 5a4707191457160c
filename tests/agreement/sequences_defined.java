// Sequences that are defined element by element keep what their variables stood for, also in others and one beside the other.
class SequencesDefined {
    int[] a;

    // HOLDS
    //@ ensures (\forall int k; 0 <= k && k < 3; (int) (\seq_def int i; 0; 3; i + k)[1] == 1 + k);
    static void under() { }

    // HOLDS
    //@ ensures (\forall int k; 0 <= k && k < 3; (\seq_def int i; 0; 3; i + k) == (\seq_def int i; k; k + 3; i));
    static void moved() { }

    // VIOLATED
    //@ ensures (\forall int k; 0 <= k && k < 3; (\seq_def int i; 0; 3; i + k) == (\seq_def int i; 0; 3; i));
    static void notMoved() { }

    // HOLDS
    //@ requires a.length == 3;
    //@ ensures (\forall int k; 0 <= k && k < 3; \seq_concat((\seq_def int i; 0; k; a[i]), (\seq_def int j; k; 3; a[j])) == \array2seq(a));
    void parts() { }

    // VIOLATED
    //@ requires a.length == 3;
    //@ ensures (\exists int k; 0 <= k && k < 3; \seq_concat((\seq_def int i; 0; k; a[i]), (\seq_def int j; k; 3; a[j])) != \array2seq(a));
    void otherParts() { }

    // HOLDS
    //@ requires a.length == 4;
    //@ ensures (\let \seq rows = (\seq_def int k; 0; 2; (\seq_def int i; 0; 2; a[2 * k + i])); \seq_concat((\seq) rows[0], (\seq) rows[1]) == \array2seq(a));
    void rows() { }

    // VIOLATED
    //@ requires a.length == 4;
    //@ ensures (\let \seq rows = (\seq_def int k; 0; 2; (\seq_def int i; 0; 2; a[2 * k + i])); \seq_concat((\seq) rows[1], (\seq) rows[0]) == \array2seq(a));
    void exchangedRows() { }
}
// UNDECIDED quantified: \bigint arithmetic
// UNDECIDED quantified: a quantifier over this type
// DECIDED cadical 7, z3 6, quantified 0, prove 6, inline 7, paths 7
