// Mistakes in loops.
class LoopsBad {
    void f(int a) {
        while a > 0 { } // EXPECT error@15: expected '(', found 'a'
        while () { } // EXPECT error@16: expected expression, found ')'
        do { } while (a > 0) // EXPECT-NEXT error@9: expected ';', found 'do'
        do { } // EXPECT-NEXT error@9: expected 'while', found 'for'
        for (int i = 0; i < 3; i++ { } // EXPECT error@36: expected ')', found '{' // EXPECT note@13: to match this '('
        for (int i = 0; i < 3) { } // EXPECT error@30: expected ';', found ')'
        for (a + 1; ; ) { } // EXPECT error@14: not a statement
        for (; ; a) { } // EXPECT error@18: not a statement
        for (int i : ) { } // EXPECT error@22: expected expression, found ')'
        for (i : a) { } // EXPECT error@16: expected ';', found ':'
        for { } // EXPECT error@13: expected '(', found '{'
        a++;
    }
}
// COVERS while, do, for, foreach
