// Nullness of whole classes, and helper methods.
/*@ non_null_by_default @*/ class Modifiers {
    /*@ nullable_by_default @*/ class Inner { }
    private /*@ helper @*/ void f() { }
    @Helper private @NonNull String g() { return ""; }
}
// COVERS non_null_by_default, nullable_by_default, helper, modifiers as annotations
