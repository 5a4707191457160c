// &, | and ^ on booleans and on integers, boxes too.
class Logical {
    void use(boolean a, Boolean b, int i, long l, Integer boxed) {
        boolean c = a & b | a ^ b;
        long d = i & l | 3 ^ boxed;
        boolean e = !b && (a || b);
    }
}
// COVERS binary operators, boxing
