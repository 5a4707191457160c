// Two classes of one name.
class Twice { } // EXPECT note: 'Twice' is declared here
class Twice { } // EXPECT error: class 'Twice' is already declared in package '(unnamed)'
class Holder {
    class Part { }
    interface Part { } // EXPECT error: class 'Part' is already declared in 'Holder'
}
// COVERS class table, classes
