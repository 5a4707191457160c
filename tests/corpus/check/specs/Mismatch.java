// FILES Mismatch.jml
// What Mismatch.jml says does not fit: errors there, and no verdict on the methods they are about.
class Mismatch {
    int f(int x) { return x; }
    int g(int x) { return x; }
    int h(int x) { return x; }
}
// OUTPUT ERROR Mismatch.f(int)
// OUTPUT HOLDS Mismatch.g(int)
// OUTPUT ERROR Mismatch.h(int)
// EXIT 2
