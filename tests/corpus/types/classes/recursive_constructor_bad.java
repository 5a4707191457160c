// A constructor that calls itself.
class Recursive {
    Recursive(int i) { this("x"); } // EXPECT error: constructor 'Recursive(int)' calls itself
    Recursive(String s) { this(1); }
}
// COVERS creation, classes
