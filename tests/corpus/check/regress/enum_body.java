// An enum constant with a body is of a class of its own: its methods are the ones called.
class EnumBody {
    enum Color {
        RED,
        BLUE { int mix(int k) { return k * 2; } };

        int mix(int k) { return k; }
    }

    //@ ensures \result == 2 * k;
    static int blue(int k) { return Color.BLUE.mix(k); }

    //@ ensures \result == k; // EXPECT violated: postcondition
    static int wrong(int k) { return Color.values()[1].mix(k); }

    //@ ensures \result == (c == Color.BLUE ? 2 * k : k);
    static int any(Color c, int k) { return c.mix(k); }
}
// OUTPUT HOLDS EnumBody.blue(int)
// OUTPUT VIOLATED EnumBody.wrong(int)
// OUTPUT HOLDS EnumBody.any(EnumBody.Color, int)
