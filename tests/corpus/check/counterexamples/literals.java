// Constants of enums and boxes are written as what they are.
class Literals {
    enum Color { RED, GREEN, BLUE }

    // EXPECT-NEXT violated: postcondition
    //@ ensures \result != Color.GREEN;
    static Color same(Color c, Integer n) {
        return c;
    }
}
// OUTPUT c = Color.GREEN
// OUTPUT n = Integer(0)
// OUTPUT \result = Color.GREEN
