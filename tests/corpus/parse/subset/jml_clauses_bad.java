// Clauses without what they need.
class Clauses {
    //@ accessible ; // EXPECT error: expected location, found ';'
    //@ measured_by ; // EXPECT error: expected expression, found ';'
    //@ diverges ; // EXPECT error: expected expression, found ';'
    //@ assignable \nothing \everything; // EXPECT error: expected ';', found '\everything'
    //@ assignable \reach(; // EXPECT error: expected expression, found ';'
    void f() { }

    //@ public exceptional_behavior requires; // EXPECT error: expected expression, found ';'
    void g() { }

    //@ public behavior ensures; // EXPECT error: expected expression, found ';'
    void h() { }
}
// COVERS accessible, measured_by, diverges, assignable \nothing and \everything, assignable \reach
// COVERS exceptional_behavior, behavior, malformed JML
