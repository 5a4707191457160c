// Nullness of JML in front of types and declarations.
class JmlModifiers</*@ nullable @*/ T extends /*@ non_null @*/ Object> {
    private /*@ spec_public nullable @*/ String a;
    /*@ nullable @*/ String[] /*@ non_null @*/ [] b;
    java.util.List</*@ nullable @*/ String> c;
    java.util.List</*@ nullable @*/ ?> d;
    /*@ pure nullable @*/ <U> /*@ nullable @*/ U e(/*@ nullable @*/ U x, final /*@ nullable @*/ String y,
            Object /*@ nullable @*/ ... z) throws /*@ nullable @*/ Exception {
        /*@ nullable @*/ String s = (/*@ nullable @*/ String) x;
        for (/*@ nullable @*/ String t : y) { }
        for (/*@ nullable @*/ String t = ""; ; ) { }
        try (/*@ nullable @*/ R r = null) { } catch (/*@ nullable @*/ Exception f) { }
        Object g = new /*@ nullable @*/ String[3];
        g = (/*@ nullable @*/ String h) -> h;
        return x instanceof /*@ non_null @*/ String ? null : null;
    }
    record R(/*@ nullable @*/ String a) { }
    enum E { /*@ nullable @*/ A, B }
    @org.jmlspecs.annotation.Nullable @Pure Object h;
}
// COVERS nullable, non_null
