// Mistakes in try.
class TryBad {
    void f() {
        try { } // EXPECT error@9: try needs a resource, 'catch' or 'finally'
        try () { } // EXPECT error@14: expected expression, found ')'
        try (A a) { } // EXPECT error@17: expected '=', found ')'
        try (f()) { } // EXPECT error@14: a resource is a declaration or a variable
        try (a { } // EXPECT error@16: expected ')', found '{' // EXPECT note@13: to match this '('
        try { } catch { } // EXPECT error@23: expected '(', found '{'
        try { } catch (A) { } // EXPECT error@25: expected identifier, found ')'
        try { } catch (A | ) { } // EXPECT error@28: expected type, found ')'
        try a(); // EXPECT error@13: expected '{', found 'a'
        catch (A e) { } // EXPECT error@9: 'catch' without 'try'
        finally { } // EXPECT error@9: 'finally' without 'try'
        try { } finally a(); // EXPECT error@25: expected '{', found 'a'
    }
}
// COVERS try, try with resources, multi-catch
