// Mistakes in statements without parts.
class SimpleBad {
    int f(int a) {
        a; // EXPECT error@9: not a statement
        a + 1; // EXPECT error@9: not a statement
        3; // EXPECT error@9: not a statement
        "s"; // EXPECT error@9: not a statement
        (a = 1); // EXPECT error@9: not a statement
        a == 1; // EXPECT error@9: not a statement
        x -> x; // EXPECT error@9: not a statement
        a++ // EXPECT-NEXT error@9: expected ';', found 'a'
        a--;
        return a // EXPECT-NEXT error@9: expected ';', found 'assert'
        assert; // EXPECT error@15: expected expression, found ';'
        assert a : ; // EXPECT error@20: expected expression, found ';'
        break 3; // EXPECT error@15: expected identifier, found '3'
        continue a.b; // EXPECT error@19: expected ';', found '.'
        throw; // EXPECT error@14: expected expression, found ';'
        synchronized { } // EXPECT error@22: expected '(', found '{'
        synchronized (a) a++; // EXPECT error@26: expected '{', found 'a'
        ) a = 2; // EXPECT error@9: expected expression, found ')'
        goto a; // EXPECT error@9: expected expression, found 'goto'
        const int b; // EXPECT error@9: expected expression, found 'const'
        _ = 3; // EXPECT error@9: expected expression, found '_'
        int _; // EXPECT error@14: expected '=' behind '_', found ';'
        return return; // EXPECT error@16: expected expression, found 'return'
    }
}
// COVERS labels, break, continue, return, synchronized, assert
