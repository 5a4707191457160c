// No method fits: one candidate is shown as such, several are listed.
class NoneFits {
    void one(int a, String b) { }
    void two(int a) { } // EXPECT note: candidate: 'two(int)'
    void two(String a, int b) { } // EXPECT note: candidate: 'two(String, int)'

    void use() {
        one(1); // EXPECT error: 'one' expects (int, String), found (int)
        one("a", 1); // EXPECT error: 'one' expects (int, String), found (String, int)
        two(); // EXPECT error: no 'two' fits the arguments ()
        two(1, 2); // EXPECT error: no 'two' fits the arguments (int, int)
        new NoneFits(3); // EXPECT error: 'NoneFits' expects (), found (int)
        "x".charAt(); // EXPECT error: 'charAt' expects (int), found ()
    }
}
// COVERS overload phases, calls
