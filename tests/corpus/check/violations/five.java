// At most five violations of a method are looked for.
class Five {
    static void many(int a, int b, int c, int d, int e, int f, int g) {
        //@ assert a > 0; // EXPECT violated: assertion in 'Five.many(int, int, int, int, int, int, int)'
        //@ assert b > 0; // EXPECT violated: assertion in 'Five.many(int, int, int, int, int, int, int)'
        //@ assert c > 0; // EXPECT violated: assertion in 'Five.many(int, int, int, int, int, int, int)'
        //@ assert d > 0; // EXPECT violated: assertion in 'Five.many(int, int, int, int, int, int, int)'
        //@ assert e > 0; // EXPECT violated: assertion in 'Five.many(int, int, int, int, int, int, int)'
        //@ assert f > 0;
        //@ assert g > 0;
    }
}
