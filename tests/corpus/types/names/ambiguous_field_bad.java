// A field inherited from two interfaces is ambiguous.
interface One { int SIZE = 1; }
interface Two { int SIZE = 2; }

class Both implements One, Two {
    int which() { return SIZE; } // EXPECT error: 'SIZE' is ambiguous: both 'One' and 'Two' declare it
    int one() { return One.SIZE; }
}
// COVERS inheritance, names
