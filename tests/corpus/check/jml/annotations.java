// Annotations of org.jmlspecs.annotation are the modifiers they stand for; clauses as texts are not read.
import org.jmlspecs.annotation.*;

class Annotations {
    @SpecPublic private int x;
    @Nullable Object o;

    @Pure int get() { return x; }

    //@ ensures \result == get();
    @Pure int same() { return x; }

    //@ ensures \result == get(); // EXPECT violated: postcondition in 'Annotations.other()'
    int other() { return x + 1; }

    //@ ensures true;
    int nullable(@Nullable Annotations p) { return p.x; } // EXPECT violated: null dereference: NullPointerException in 'Annotations.nullable(Annotations)'

    //@ ensures true;
    int notNull(@NonNull Annotations p) { return p.x; }

    @Requires("x > 0") // EXPECT warning: the text of '@Requires' is not read // EXPECT unknown: JML that Jury does not know (not modelled) in 'Annotations.text()'
    void text() { }
}

@Invariant("x > 0") // EXPECT warning: the text of '@Invariant' is not read // EXPECT unknown: JML that Jury does not know (not modelled) in 'TextOfClass.m()'
class TextOfClass {
    int x;
    int y;

    //@ ensures true;
    void m() { }
}
// OUTPUT HOLDS Annotations.same()
