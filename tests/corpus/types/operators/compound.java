// A compound assignment casts back to the type of its variable (JLS 15.26.2).
class Compound {
    void use(byte b, char c, int i, long l, double d, String s, boolean q, Integer box, Object o) {
        b += 1;
        b *= 2.5;
        c += 1;
        i += d;
        i <<= l;
        l -= 1.5f;
        s += i;
        s += null;
        q &= true;
        q ^= Boolean.TRUE;
        box += 1;
        i >>>= 3L;
    }
}
// COVERS compound assignment
