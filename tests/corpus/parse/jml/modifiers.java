/*@ pure nullable_by_default @*/ class Modifiers {
    //@ spec_public non_null;
    private int[] data;
    //@ spec_public;
    private int size;
    private /*@ spec_public nullable @*/ Object o;
    /*@ spec_protected @*/ /*@ nullable @*/ private Object p;
    //@ spec_public
    //@ nullable
    private Object q;
    /*@ spec_public final @*/ int r = 0;

    /*@ pure @*/ int a() { return 0; }
    public /*@ pure @*/ /*@ helper @*/ static int b() { return 0; }
    private /*@ strictly_pure helper @*/ static int c(/*@ nullable @*/ Object x, final /*@ non_null @*/ Object y) {
        /*@ nullable @*/ Object z = x;
        final /*@ nullable @*/ Object w = x;
        //@ assert z == w;
        /*@ nullable @*/ Object v = x;
        for (/*@ nullable @*/ Object u = x; u != null; u = null) {
        }
        return 0;
    }
    /*@ code_java_math spec_bigint_math @*/ int d() { return 0; }
    //@ @Deprecated pure
    int e() { return 0; }
    /*@ @*/ int f(/*@ @*/ int x) { return x; }
    /*@ nullable */ Object /*@ non_null */ [] g() { return null; }
    //@ spec_pure query immutable inline no_state two_state uninitialized
    //@ secret extract monitored function peer rep readonly code_safe_math spec_safe_math
    //@ code_bigint_math spec_java_math
    int h() { return 0; }
}
// COVERS pure, helper, nullable, non_null, nullable_by_default, spec_public, spec_protected
// COVERS JML assert
