// Comments for other tools are none of Jury's business.
class KnownKeys {
    int x;
    //+ESC@ requires frobnicate(;
    // @ ensures x > ;
    //@ invariant x >= 0;
    void a() { }
}
// COVERS unknown JML, malformed JML
