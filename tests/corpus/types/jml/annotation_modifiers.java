// JML's modifiers as annotations.
import org.jmlspecs.annotation.*;

@NonNullByDefault
class AnnotationModifiers {
    @SpecPublic private int count;
    @Nullable String name;
    @NonNull String other = "";

    //@ ensures \result == count;
    @Pure public int get() { return count; }

    //@ requires get() > 0;
    @Helper private void help(@Nullable String s) { }
}
// COVERS modifiers as annotations, non_null_by_default
