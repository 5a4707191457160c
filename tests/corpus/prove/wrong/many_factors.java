// A product of more factors than are put in order keeps all of them.
class Factors {
    //@ ensures \result == a * b * c * d * e * f; // EXPECT violated: postcondition in 'Factors.dropped(int, int, int, int, int, int, int)'
    static int dropped(int a, int b, int c, int d, int e, int f, int g) {
        return a * b * c * d * e * f * g;
    }

    //@ ensures \result == g * (a * b * c * d * e * f);
    static int kept(int a, int b, int c, int d, int e, int f, int g) {
        return g * (a * b * c * d * e * f);
    }
}
// OUTPUT PROVED Factors.kept(int, int, int, int, int, int, int)
