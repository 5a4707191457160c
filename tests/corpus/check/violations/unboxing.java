class Unboxing {
    //@ ensures true;
    static int value(/*@ nullable @*/ Integer box) {
        return box; // EXPECT violated: unboxing null: NullPointerException
    }
}
