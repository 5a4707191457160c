class SequencesErrors {
    int x;
    //@ ghost \seq s = 1; // EXPECT error: cannot convert 'int' to '\seq'
    //@ invariant \seq_concat(s, x) == s; // EXPECT error: argument of \seq_concat must be a \seq, found 'int'
    //@ invariant \seq_sub(s, 1) == s; // EXPECT error: \seq_sub takes 3 arguments, found 2
    //@ invariant \seq_get(s, true) == null; // EXPECT error: argument of \seq_get must be an integer, found 'boolean'
    //@ invariant \map_get(s, 1) == null; // EXPECT error: argument of \map_get must be a \map, found '\seq'
    //@ invariant \array2seq(x) == s; // EXPECT error: argument of \array2seq must be an array, found 'int'
    //@ invariant \seq_singleton(nothing()) == s; // EXPECT error: argument of \seq_singleton must be a value, found 'void'
    //@ invariant s[true] == null; // EXPECT error: expected an int index, found 'boolean'
    //@ invariant (\seq) x == s; // EXPECT error: cannot cast 'int' to '\seq'
    //@ invariant (\seq_def int i; 0; 3; nothing()) == s; // EXPECT error: body of \seq_def must be a value
    //@ pure model void nothing();
    //@ ghost \set<int> ints; // EXPECT error: 'int'
}
// COVERS sequences and maps, value types, model methods
