// Compound assignments whose operator does not apply, or whose result cannot be cast back.
class Compound {
    void use(boolean b, int i, String s, Integer box, double d, int[] a) {
        b += 1; // EXPECT error: operator '+=' cannot be applied to 'boolean' and 'int'
        i += "x"; // EXPECT error: operator '+=' cannot be applied to 'int' and 'String'
        s -= "x"; // EXPECT error: operator '-=' cannot be applied to 'String' and 'String'
        i &= true; // EXPECT error: operator '&=' cannot be applied to 'int' and 'boolean'
        d <<= 1; // EXPECT error: operator '<<=' cannot be applied to 'double' and 'int'
        a += 1; // EXPECT error: operator '+=' cannot be applied to 'int[]' and 'int'
        i -= s; // EXPECT error: operator '-=' cannot be applied to 'int' and 'String'
    }
}
// COVERS compound assignment
