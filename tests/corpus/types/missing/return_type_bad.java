// A missing return type is reported once, however the method returns.
class ReturnType {
    Missing value() { return null; } // EXPECT error: cannot find type 'Missing'
    Missing nothing() { return; } // EXPECT error: cannot find type 'Missing'
}
// COVERS missing types, return
