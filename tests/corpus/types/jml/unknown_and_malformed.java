// Unknown and malformed JML in a program that is typed: what is around it still is.
class UnknownAndMalformed {
    int x;

    //@ frobnicate x; // EXPECT warning: unknown JML clause 'frobnicate'; ignored
    //@ ensures x >= 0;
    void a() { }

    //@ requires x > ; // EXPECT error: expected expression, found ';'
    void b() { String s = x; } // EXPECT error: cannot convert 'int' to 'String'
}
// COVERS unknown JML, malformed JML
