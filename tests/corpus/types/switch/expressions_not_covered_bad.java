// Switch expressions without a value for some selectors.
class expressions_not_covered_bad {
    enum Color { RED, GREEN }

    int cover(int n, Color color, String s) {
        int a = switch (n) { case 1 -> 1; }; // EXPECT error@25: the switch expression does not cover all possible values
        int b = switch (color) { case RED -> 1; }; // EXPECT error: the switch expression does not cover all possible values
        int c = switch (s) { case "x": yield 1; }; // EXPECT error: the switch expression does not cover all possible values
        return a + b + c;
    }
}
// COVERS switch expression
