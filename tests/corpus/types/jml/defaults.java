// non_null_by_default and nullable_by_default for whole classes.
// ARGS --outline
/*@ nullable_by_default @*/ class May {
    String s;
    /*@ non_null @*/ String t = "";
}

/*@ non_null_by_default @*/ class MustNot {
    String s = "";
    /*@ nullable @*/ String t;
}
// COVERS nullable_by_default, non_null_by_default, nullable, non_null
