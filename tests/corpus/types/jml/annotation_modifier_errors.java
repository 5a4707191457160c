// JML's modifiers as annotations, where they mean nothing.
import org.jmlspecs.annotation.*;

class AnnotationModifierErrors {
    @Pure int field; // EXPECT warning: modifier 'pure' means nothing here
    @Nullable int number; // EXPECT warning: modifier 'nullable' means nothing here
    @SpecPublic public int open; // EXPECT warning: modifier 'spec_public' means nothing here
}
// COVERS modifiers as annotations
