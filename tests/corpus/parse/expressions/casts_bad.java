// Casts without their operand.
class CastsBad {
    void f(int a) {
        a = (int); // EXPECT error@18: expected expression, found ';'
        a = (int) ; // EXPECT error@19: expected expression, found ';'
        a = (A & B); // a bitwise and
        a = (A<B>) ; // EXPECT error@20: expected expression, found ';'
    }
}
// COVERS cast
