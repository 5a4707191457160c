class FurtherExpressionsErrors {
    int x;
    boolean b;

    //@ requires (\let int y; y > 0); // EXPECT error: variable 'y' of \let needs a value
    //@ requires (\let int y = b; y > 0); // EXPECT error: cannot convert 'boolean' to 'int'
    //@ requires (\bsum int i; 0; b; i) == 0; // EXPECT error: operator '<' cannot be applied to 'int' and 'boolean'
    //@ requires \distinct(); // EXPECT error: \distinct takes at least 1 argument, found 0
    //@ requires \erasure(x) == \type(int); // EXPECT error: argument of \erasure must be \TYPE, found 'int'
    //@ requires x.\inv; // EXPECT error: argument of \invariant_for must be a reference, found 'int'
    //@ requires JML.lbl(x); // EXPECT error: no 'lbl' fits the arguments (int)
    //@ requires NAME: ; // EXPECT error: expected expression, found ';'
    //@ measured_by x, b; // EXPECT error: a measure must be an integer, found 'boolean'
    void m() {
        //@ havoc 3; // EXPECT error: expected location, found '3'
        //@ show missing; // EXPECT error: cannot find variable 'missing'
        //@ end // EXPECT error: 'end' without 'begin'
        //@ refining ensures x == 1;
        //@ begin // EXPECT error: 'begin' without 'end'
        x = 1;
    }

    //@ writes missing; // EXPECT error: cannot find variable 'missing'
    //@ assignable System.out.missing; // EXPECT error: cannot find field 'missing' in 'PrintStream'
    void n() { }
}
// COVERS \let, \bsum and \bprod, labels as functions, measures of several numbers, names of clauses
// COVERS show, havoc, begin and end, data groups of the library, synonyms
