// Sequences whose elements are sequences, in a quantifier: each element is of the index that it was asked with, also where two are put together.
class Nested {
    //@ ensures (\forall int i; 0 <= i && i < 2; (int) ((\seq) \seq_reverse((\seq_def int j; 0; 2; (\seq_def int k; 0; 2; 100 * i + 10 * j + k)))[0])[1] == 100 * i + 11);
    void last() {
    }

    //@ ensures (\forall int i; 0 <= i && i < 2; \seq_concat((\seq) (\seq_def int j; 0; 2; (\seq_def int k; 0; 2; 100 * i + 10 * j + k))[0], (\seq) (\seq_def int j; 0; 2; (\seq_def int k; 0; 2; 100 * i + 10 * j + k))[1]) == (\seq_def int k; 0; 4; 100 * i + 10 * (k / 2) + k % 2));
    void both() {
    }

    // EXPECT-NEXT violated: postcondition in 'Nested.bothWrong()'
    //@ ensures (\forall int i; 0 <= i && i < 2; \seq_concat((\seq) (\seq_def int j; 0; 2; (\seq_def int k; 0; 2; 100 * i + 10 * j + k))[0], (\seq) (\seq_def int j; 0; 2; (\seq_def int k; 0; 2; 100 * i + 10 * j + k))[1]) == (\seq_def int k; 0; 4; 100 * i + 10 + k % 2));
    void bothWrong() {
    }
}
// OUTPUT HOLDS Nested.last()
// OUTPUT HOLDS Nested.both()
